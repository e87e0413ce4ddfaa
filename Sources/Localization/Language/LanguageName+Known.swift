extension LanguageName {
  /// Whether it is put together of codes that stand for a language, and where there are some for a script and a region:
  /// `zh-Hant-HK`, `sr-Latn`, `es-419`, and the names of folders such as `German`.
  ///
  /// Variants behind them, such as `ca-valencia`, are taken for right where they have the form of one.
  package var isKnown: Bool {
    var parts = identifier.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[...]
    guard let language = parts.popFirst(), Self.languages.contains(language) else { return false }
    if let script = parts.first, Self.scripts.contains(script) { parts.removeFirst() }
    if let region = parts.first, Self.regions.contains(region) { parts.removeFirst() }
    return parts.allSatisfy { (5...8).contains($0.utf8.count) || $0.utf8.count == 4 && $0.first?.isNumber ?? false }
  }

  // The codes are those that CLDR 48 has English names or data for, as the systems of Apple do.

  private static let languages = codes(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja
    jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb
    nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so
    sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    ace ach ada ady aeb afh agq ain akk akz ale aln alt ang ann anp apc apw arc arn aro arp arq ars arw ary arz asa
    ase ast atj avk awa bal ban bar bas bax bbc bbj bej bem bew bez bfd bfq bgc bgn bho bik bin bjn bkm bla blo blt
    bpy bqi bra brh brx bss bua bug bum byn byv cad car cay cch ccp ceb cgg chb chg chk chm chn cho chp chr chy cic
    ckb clc cop cps crg crh crj crk crl crm crr crs csb csw dak dar dav del den dgr din dje doi dsb dtp dua dum dyo
    dyu dzg ebu efi egl egy eka elx enm esu ewo ext fan fat fil fit fon frc frm fro frp frr frs fur gaa gag gan gay
    gba gbz gez gil glk gmh goh gon gor got grb grc gsw guc gur guz gwi hai hak haw hax hif hil hit hmn hnj hrx hsb
    hsn hup hur iba ibb ikt ilo inh isv izh jam jbo jgo jmc jpr jrb jut kaa kab kac kaj kam kaw kbd kbl kcg kde kea
    kek ken kfo kgp kha kho khq khw kiu kkj kln kmb koi kok kos kpe krc kri krj krl kru ksb ksf ksh kum kut kwk kxv
    lad lag lah lam lez lfn lij lil liv lkt lld lmo lol lou loz lrc lsm ltg lua lui lun luo lus luy lzh lzz mad maf
    mag mai mak man mas mde mdf mdr men mer mfe mga mgh mgo mhn mic mid min mnc mni moe moh mos mrh mrj mua mus mwl
    mwr mwv mww mye myv mzn nan nap naq nds new nia niu njo nmg nnh nnp nog non nov nqo nso nus nwc nym nyn nyo nzi
    ojb ojc ojs ojw oka osa ota pag pal pam pap pau pcd pcm pdc pdt peo pfl phn pis pms pnt pon pqm prg pro quc qug
    raj rap rar rej rgn rhg rif rof rom rtm rue rug rup rwk sad sah sam saq sas sat saz sba sbp scn sco sdc sdh see
    seh sei sel ses sga sgs shi shn shu sid sjd sje sju skr slh sli sly sma smj smn sms snk sog srn srr ssy stq str
    suk sus sux suz swb syc syr szl tce tcy tem teo ter tet tgx tht tig tiv tkl tkr tlh tli tly tmh tog tok tpi tru
    trv trw tsd tsi ttm ttt tum tvl twq tyv tzm udm uga umb vai vec vep vls vmf vmw vot vro vun wae wal war was wbp
    wuu xal xdq xmf xnr xog yao yap yav ybb yrl yue zap zbl zea zen zgh zun zza
    """)

  private static let scripts = codes(
    """
    Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai Bugi Buhd
    Cakm Cans Cari Cham Cher Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl Egyd Egyh Egyp Elba Elym
    Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira
    Hluw Hmng Hmnp Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr Khoj Kits Knda Kore Kpel Krai
    Kthi Lana Laoo Latf Latg Latn Lepc Limb Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani Marc Maya Medf Mend
    Merc Mero Mlym Modi Mong Moon Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkgb Nkoo Nshu Ogam Olck Onao Orkh
    Orya Osge Osma Ougr Palm Pauc Pcun Perm Phag Phli Phlp Phlv Phnx Plrd Prti Qaag Rjng Rohg Roro Runr Samr Sara
    Sarb Saur Seal Sgnw Shaw Shrd Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Syre Syrj Syrn Tagb
    Takr Tale Talu Taml Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii
    Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb
    """)

  private static let regions = codes(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
    BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET
    FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN
    IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG
    MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL
    PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD
    TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XA XK YE YT ZA ZM ZW
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154
    155 202 419
    """)

  private static func codes(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

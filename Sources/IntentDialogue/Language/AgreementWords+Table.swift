extension AgreementWords {
  /// Languages, behind a bar their words for yes, and behind another those for no; a blank within a word is a line.
  static let table = """
    af | ja | nee
    am | አዎን አዎ | አይ
    ar | نعم | لا
    az | bəli hə | xeyr yox
    be | так | не
    bg | да | не
    bn | হ্যাঁ | না
    bs hr sl sr-Latn | da | ne
    ca | sí si | no
    cs | ano | ne
    cy | ie | na
    da | ja | nej
    de | ja | nein
    el | ναι | όχι
    en | yes | no
    es | sí si | no
    et | jah | ei
    eu | bai | ez
    fa | بله | نه خیر
    fi | kyllä | ei
    fil | oo | hindi
    fr | oui | non
    ga | tá | níl
    gd | tha | chan_eil
    gl | si | non
    gu | હા | નહીં ના
    he | כן | לא
    hi | हाँ | नहीं
    hu | igen | nem
    hy | այո | ոչ
    id ms | ya | tidak
    is | já | nei
    it | sì si | no
    ja | はい | いいえ
    ka | კი დიახ | არა
    kab | ih | uhu
    kk | иә | жоқ
    km | បាទ ចាស បាទ/ចាស | ទេ
    kn | ಹೌದು | ಇಲ್ಲ
    ko | 예 네 | 아니요 아니오
    ky | ооба | жок
    lo | ແມ່ນ | ບໍ່ແມ່ນ
    lt | taip | ne
    lv | jā | nē
    mk | да | не
    ml | അതെ ഉവ്വ് | ഇല്ല അല്ല
    mn | тийм | үгүй
    mr | होय | नाही
    my | ဟုတ်တယ် ဟုတ်ကဲ့ | မဟုတ်ဘူး
    nb nn no | ja | nei
    ne | हो | होइन
    nl | ja | nee
    pa | ਹਾਂ | ਨਹੀਂ
    pl | tak | nie
    ps | هو | نه
    pt | sim | não
    ro | da | nu
    ru | да | нет
    si | ඔව් | නැත
    sk | áno | nie
    sq | po | jo
    sr | да | не
    sv | ja | nej
    sw | ndiyo | hapana
    ta | ஆம் | இல்லை
    te | అవును | కాదు వద్దు
    th | ใช่ | ไม่ใช่
    tr | evet | hayır
    uk | так | ні
    ur | ہاں | نہیں
    uz | ha | yo‘q yo'q
    vi | có | không
    zh | 是 是的 | 不是 否 不
    zu | yebo | cha
    """
}

/// A file that compiles, with all that makes classes and methods hard to find.
enum OddSource {
  static let text = #"""
    // It's one line that goes on \
    @implementation Nothing - (void)nothing {} @end
    #define ODD(a) - (void)a { /* } @end
    */ }
    #if 0
    it's } no code @interface Dead @end
    #if 1
    @implementation Dead2 - (void)dead {} @end
    #endif
    #else
    __attribute__((objc_root_class))
    #endif
    @interface Root
    + (instancetype)alloc;
    - (instancetype)init;
    @end

    @protocol Later, Latest;
    @class Soup, Stew;
    typedef void (^Done)(Root * _Nullable, int count);

    @protocol Serving
    - (void)serveSoup:(Root *)soup completion:(void (^)(Root *answer))completion __attribute__((swift_name("serve(_:completion:)")));
    @optional
    + (nullable Root *)spoon;
    - (void) : (int) a : (int) b;
    - plain;
    @end
    @protocol Hot <Serving> @end

    @interface Bowl<__covariant Part : Root *> : Root <Serving,
      Hot /* , Cold */>
    {
      @private int size; char mark[3];
    }
    @property (nonatomic, strong, getter=isFull) Root *full;
    @property int empty;
    - (unsigned long)countOf:(const char *)name, ...;
    - (void (^)(int, Root *))blockWith:(Done)done;
    @end
    @interface Bowl () <Later>
    - (void)hidden;
    @end
    @interface Bowl (Extra) - (void)one; - (void)two; @end

    static int minus(int a) { return a -(1); }

    @implementation Bowl {
      int _weight;
    }
    @synthesize full = _full;
    @dynamic empty;
    #pragma mark - Serving "it's"
    - (void)serveSoup:(Root *)soup
           completion:(void (^ _Nonnull)(Root * _Nonnull answer))completion
    {
      char brace = '}', quote = '"', escaped = '\''; const char *text = "} @end \" // " "\\";
      int value = minus(3)
        - (int)size;
      if (value) {
    #if 1
        [self hidden];
    #else
      { { {
    #endif
      }
      completion(soup); (void)brace; (void)quote; (void)escaped; (void)text; (void)@selector(serveSoup:completion:);
      (void)@protocol(Hot);
    }
    + (Root *)spoon;
    { return 0; }
    - (void) : (int) a : (int) b {}
    - plain { return self; }
    - (unsigned long)countOf:(const char *)name, ... { return 1UL + 0x1p-3; }
    #ifdef LARGE
    - (void (^)(int, Root *))blockWith:(Done)done { return 0; }
    #else
    - (void (^)(int, Root *))blockWith:(Done)done { if (done) { return 0; } return 0; }
    #endif
    - (void)hidden { } @end

    @implementation Bowl (Extra)
    -(void)one{}-(void)two{}
    @end
    """#
}

// The macros of availability, for the four systems that generated code names.

#ifndef STAND_IN_AVAILABILITY_H
#define STAND_IN_AVAILABILITY_H

#define STAND_IN_ATTRIBUTE(arguments) __attribute__((availability(arguments)))

#define STAND_IN_INTRODUCED_ios(version) ios, introduced = version
#define STAND_IN_INTRODUCED_macos(version) macos, introduced = version
#define STAND_IN_INTRODUCED_watchos(version) watchos, introduced = version
#define STAND_IN_INTRODUCED_tvos(version) tvos, introduced = version
#define STAND_IN_DEPRECATED_ios(first, last) ios, introduced = first, deprecated = last
#define STAND_IN_DEPRECATED_macos(first, last) macos, introduced = first, deprecated = last
#define STAND_IN_DEPRECATED_watchos(first, last) watchos, introduced = first, deprecated = last
#define STAND_IN_DEPRECATED_tvos(first, last) tvos, introduced = first, deprecated = last
#define STAND_IN_UNAVAILABLE_ios ios, unavailable
#define STAND_IN_UNAVAILABLE_macos macos, unavailable
#define STAND_IN_UNAVAILABLE_watchos watchos, unavailable
#define STAND_IN_UNAVAILABLE_tvos tvos, unavailable

#define STAND_IN_SELECT(_1, _2, _3, _4, name, ...) name
#define STAND_IN_EACH_1(prefix, a) STAND_IN_ATTRIBUTE(prefix##a)
#define STAND_IN_EACH_2(prefix, a, b) STAND_IN_EACH_1(prefix, a) STAND_IN_EACH_1(prefix, b)
#define STAND_IN_EACH_3(prefix, a, b, c) STAND_IN_EACH_1(prefix, a) STAND_IN_EACH_2(prefix, b, c)
#define STAND_IN_EACH_4(prefix, a, b, c, d) STAND_IN_EACH_1(prefix, a) STAND_IN_EACH_3(prefix, b, c, d)
#define STAND_IN_EACH(prefix, ...) \
  STAND_IN_SELECT(__VA_ARGS__, STAND_IN_EACH_4, STAND_IN_EACH_3, STAND_IN_EACH_2, STAND_IN_EACH_1, 0)(prefix, __VA_ARGS__)

#define API_AVAILABLE(...) STAND_IN_EACH(STAND_IN_INTRODUCED_, __VA_ARGS__)
#define API_UNAVAILABLE(...) STAND_IN_EACH(STAND_IN_UNAVAILABLE_, __VA_ARGS__)
#define API_DEPRECATED(message, ...) STAND_IN_EACH(STAND_IN_DEPRECATED_, __VA_ARGS__)

#endif

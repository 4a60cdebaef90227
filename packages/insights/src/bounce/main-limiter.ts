/** By its name: Live's Limiter, or a plug-in that says that it limits or clips. */
export const isLimiterName = (device: string): boolean =>
  /limit|maxim|pro-?l\b|ozone|clip|saturator|elephant/i.test(device)

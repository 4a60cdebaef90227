/**
 * A parameter by the words that stand beside its knob: `StereoWidth` → `Width`, `DecayTime` → `Decay Time`,
 * `Bands.0/ParameterA/Freq` → `band 1 Freq`. What is not known by name is the file's own word, taken apart.
 */
export function parameterWords(path: string): string {
  const known = ON_THE_KNOB[path]
  if (known !== undefined) return known
  const band = /^Bands\.(\d)\/Parameter[AB]\/(\w+)$/.exec(path)
  if (band) return `band ${String(Number(band[1]) + 1)} ${band[2] ?? ''}`
  return path.replaceAll(/[/_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
}

const ON_THE_KNOB: Readonly<Record<string, string>> = {
  StereoWidth: 'Width',
  StereoSeparation: 'Width',
  MidSideBalance: 'Mid/Side Balance',
  LegacyGain: 'Gain',
  DryWet: 'Dry/Wet',
  MixDirect: 'Dry/Wet',
  PreDelay: 'Predelay',
}

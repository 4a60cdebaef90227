export type ScaleName =
  | 'dB'
  | 'linear'
  | 'Hz'
  | 'noteHz'
  | 'ms'
  | 's'
  | 'st'
  | 'ct'
  | 'fraction'
  | 'percent'
  | 'ratio'
  | 'degrees'
  | 'choice'
  | 'boolean'
  | 'none'

type Scales = Readonly<Record<string, ScaleName>>

/** What a parameter's number means in every device that has it, by its path or its last part. */
export const SHARED_SCALES: Scales = {
  DryWet: 'fraction',
  'SideChain/RoutedInput/Volume': 'linear',
  'SideChain/DryWet': 'fraction',
  'SideChainEq/Freq': 'Hz',
  'SideChainEq/Gain': 'dB',
  'SideChainEq/Mode': 'choice',
  SideChainEq_Freq: 'Hz',
  SideChainEq_Gain: 'dB',
  SideChainEq_Mode: 'choice',
  'MixerDevice/Volume': 'linear',
}

/** By tag, then by path or `*` and last part. Ranges and units: Live's manual and the ranges that saved sets hold. */
export const PARAMETER_SCALES: Readonly<Record<string, Scales>> = {
  AudioBranchMixerDevice: { Volume: 'linear' },
  Eq8: {
    '*/Freq': 'Hz',
    '*/Gain': 'dB',
    '*/Mode': 'choice',
    '*/Q': 'ratio',
    Mode: 'choice',
    GlobalGain: 'dB',
    Scale: 'fraction',
  },
  ChannelEq: { LowShelfGain: 'linear', MidGain: 'linear', HighShelfGain: 'linear', Gain: 'linear', MidFrequency: 'Hz' },
  FilterEQ3: { GainLo: 'linear', GainMid: 'linear', GainHi: 'linear', FreqLo: 'Hz', FreqHi: 'Hz', Slope: 'choice' },
  Compressor2: {
    Threshold: 'linear',
    Ratio: 'ratio',
    ExpansionRatio: 'ratio',
    Attack: 'ms',
    Release: 'ms',
    Gain: 'dB',
    Knee: 'dB',
    Model: 'choice',
    LookAhead: 'choice',
  },
  GlueCompressor: { Threshold: 'dB', Range: 'dB', Makeup: 'dB', Attack: 'choice', Ratio: 'choice', Release: 'choice' },
  Limiter: {
    Gain: 'dB',
    Ceiling: 'dB',
    Release: 'ms',
    Lookahead: 'choice',
    Mode: 'choice',
    Routing: 'choice',
    LinkAmount: 'fraction',
    MaximizeThreshold: 'dB',
    MaximizeOutput: 'dB',
  },
  Gate: { Threshold: 'linear', Attack: 'ms', Hold: 'ms', Release: 'ms', Return: 'dB', Gain: 'dB' },
  StereoGain: {
    LegacyGain: 'dB',
    StereoWidth: 'fraction',
    StereoSeparation: 'fraction',
    BassMonoFrequency: 'Hz',
    ChannelMode: 'choice',
  },
  Saturator: {
    PreDrive: 'dB',
    PostDrive: 'dB',
    BaseDrive: 'dB',
    ColorFrequency: 'Hz',
    ColorDepth: 'dB',
    Type: 'choice',
    BassShaperThreshold: 'dB',
  },
  Reverb: {
    PreDelay: 'ms',
    DecayTime: 'ms',
    BandFreq: 'Hz',
    ShelfHiFreq: 'Hz',
    ShelfLoFreq: 'Hz',
    MixDirect: 'fraction',
    MixReflect: 'linear',
    MixDiffuse: 'linear',
    StereoSeparation: 'degrees',
  },
  AutoFilter: {
    Cutoff: 'noteHz',
    Drive: 'dB',
    FilterType: 'choice',
    'Lfo/Frequency': 'Hz',
    'Lfo/Phase': 'degrees',
    Attack: 'ms',
    Release: 'ms',
  },
  AutoPan: { 'Lfo/LfoAmount': 'fraction', 'Lfo/Frequency': 'Hz', 'Lfo/RateType': 'choice', 'Lfo/Phase': 'degrees' },
}

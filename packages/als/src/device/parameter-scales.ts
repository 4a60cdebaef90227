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

/** Names of parameters, by what their numbers mean: `Hz Freq; dB Gain`. */
type Scales = string

/** In every device that has them. */
export const SHARED_SCALES: Scales =
  'fraction DryWet SideChain/DryWet Lfo/LfoAmount LfoAmount; linear SideChain/RoutedInput/Volume MixerDevice/Volume; Hz SideChainEq/Freq SideChainEq_Freq Lfo/Frequency; dB SideChainEq/Gain SideChainEq_Gain; choice SideChainEq/Mode SideChainEq_Mode Lfo/Type Lfo/RateType Lfo/BeatRate Lfo/StereoMode; ratio SideChainEq/Q SideChainEq_Q; degrees Lfo/Phase Lfo/Offset Lfo_Phase Lfo_PhaseOffset Modulation_PhaseOffset; Hz Lfo_Frequency Modulation_Frequency Modulation_Frequency2; choice Lfo_Waveform Lfo_SyncedRate Lfo_TimeMode Lfo_QuantizationMode Modulation_Waveform Modulation_SyncedRate Modulation_SyncedRate2; fraction Lfo_Amount Modulation_Amount'

/**
 * By the device's tag. A name stands for a parameter's whole path, or for its last part with or without the number at its
 * end. What is not listed has a number without a unit (Live shows most of those as amounts of 0 to 1 or 0 to 10).
 *
 * Units and ranges: Live's reference manual, and the ranges that saved sets hold for each parameter.
 */
export const PARAMETER_SCALES: Readonly<Record<string, Scales>> = {
  AudioBranchMixerDevice: 'linear Volume Send',
  AutoFilter:
    'noteHz Cutoff; dB Drive; ms Attack Release; choice FilterType LegacyFilterType CircuitLpHp CircuitBpNoMo',
  AutoFilter2:
    'Hz Filter_Frequency; st Filter_VowelPitch; fraction Filter_Resonance Filter_Morph Filter_Drive Envelope_Amount; s Envelope_Attack Envelope_Release; choice Filter_Type Filter_Slope Filter_MorphSlope Filter_Circuit; linear Output',
  AutoPan: 'fraction Lfo/LfoAmount',
  BeatRepeat:
    'fraction Chance; linear WetLevel; Hz MidFreq; st BasePitch; choice Interval Offset Grid Gate GridChanceType MixType',
  Cabinet: 'choice CabinetType MicrophonePosition',
  Amp: 'choice AmpType',
  ChannelEq: 'linear LowShelfGain MidGain HighShelfGain Gain; Hz MidFrequency',
  Chorus: 'ms DelayTime ModAmount; Hz HighPassFreq ModFreq; fraction Feedback; choice Delay2Mode FeedbackSign',
  Chorus2:
    'Hz Rate HighpassFrequency; fraction Amount Feedback Width Warmth; linear OutputGain; degrees VibratoOffset; choice Mode',
  Collision:
    'st Transpose PitchBendRange; ct FineTranspose; degrees Lfo1/Phase Lfo2/Phase; choice Type Quality FilterType SyncRate Target Polyphony ResonatorOrder',
  Compressor2:
    'linear Threshold; ratio Ratio ExpansionRatio; ms Attack Release; dB Gain Knee; choice Model LegacyModel LookAhead LegacyEnvFollowerMode',
  Corpus:
    'st Transpose; ct FineTranspose; Hz FilterMidFreq; choice ResonanceType ResonatorQuality LfoType LfoSyncRate; degrees LfoPhase LfoOffset',
  CrossDelay:
    'ms MsDelayLeft MsDelayRight; fraction Feedback NoteOffsetLeft NoteOffsetRight; choice BeatDelayEnumL BeatDelayEnumR DelayTransitionMode',
  Delay:
    's DelayLine_TimeL DelayLine_TimeR; ms DelayLine_SimpleDelayTimeL DelayLine_SimpleDelayTimeR DelayLine_PingPongDelayTimeL DelayLine_PingPongDelayTimeR; fraction Feedback DelayLine_OffsetL DelayLine_OffsetR Modulation_AmountTime Modulation_AmountFilter; Hz Filter_Frequency Modulation_Frequency; choice DelayLine_SyncedSixteenthL DelayLine_SyncedSixteenthR DelayLine_SmoothingMode DryWetMode',
  Drift:
    'Hz Filter_Frequency Filter_HiPassFrequency; s Envelope1_Attack Envelope1_Decay Envelope1_Release Envelope2_Attack Envelope2_Decay Envelope2_Release; linear Mixer_OscillatorGain Mixer_NoiseLevel; st Global_Transpose Oscillator2_Detune; choice Filter_Type Oscillator1_Type Oscillator2_Type Lfo_Shape Lfo_Mode',
  DrumBuss:
    'fraction DriveAmount CrunchAmount BoomAmount BoomDecay TransientShaping; Hz DampingFrequency BoomFrequency; linear InputTrim OutputGain; choice DriveType',
  DrumCell:
    'dB Volume; st Voice_Transpose Voice_Detune; Hz Voice_Filter_Frequency Effect_SubOscFrequency Effect_NoiseFrequency Effect_FmFrequency Effect_RingModFrequency; linear Voice_Filter_PeakGain Voice_Gain; s Voice_Envelope_Attack Voice_Envelope_Hold Voice_Envelope_Decay; choice Voice_Filter_Type Voice_Envelope_Mode Effect_Type',
  Echo: 's Delay_TimeL Delay_TimeR Gate_Release Ducking_Release; dB InputGain Gate_Threshold Ducking_Threshold; linear OutputGain; fraction Feedback Reverb_Level Reverb_Decay StereoWidth; Hz Filter_HighPassFrequency Filter_LowPassFrequency Modulation_Frequency; degrees Modulation_PhaseOffset; choice ChannelMode Delay_SyncModeL Delay_SyncModeR Reverb_Location Modulation_Waveform',
  Eq8: 'Hz Freq; dB Gain GlobalGain; ratio Q; fraction Scale; choice Mode DryWetMode Precision',
  Erosion: 'Hz Freq',
  FilterDelay: 'Hz MidFreq; ms DelayTime; fraction Feedback BeatDelayOffset; linear Volume DryVolume',
  FilterEQ3: 'linear GainLo GainMid GainHi; Hz FreqLo FreqHi; choice Slope',
  Flanger: 'ms DelayTime EnvelopeFollower/Attack EnvelopeFollower/Release; fraction Feedback; Hz Hipass',
  FrequencyShifter: 'Hz Coarse Fine RingModCoarse; fraction Amount; dB Drive; choice ModulationMode',
  Gate: 'linear Threshold; ms Attack Hold Release; dB Return Gain; choice LookAhead',
  GlueCompressor: 'dB Threshold Range Makeup; choice Attack Ratio Release',
  GrainDelay: 'ms Spray MsDelay; Hz Freq; st Pitch; fraction Feedback NewDryWet BarDelayOffset',
  Hybrid:
    's PreDelay_Time Algorithm_Decay; fraction Algorithm_Size Algorithm_Damping Algorithm_Diffusion Algorithm_Modulation Algorithm_Shape Algorithm_Shimmer ConvoAlgoBlend StereoWidth PreDelay_FeedbackTime; st Algorithm_PitchShift; Hz Algorithm_BassCrossover Algorithm_Prism_CrossoverFrequency Eq_LowBandFrequency Eq_HighBandFrequency Eq_Peak1Frequency Eq_Peak2Frequency; linear Eq_LowBandGain Eq_HighBandGain Eq_Peak1Gain Eq_Peak2Gain; choice Algorithm_Type Routing',
  InstrumentImpulse:
    'dB GlobalVolume VolumeVolume DecayDrive; st GlobalPitch StartTune; ms StartStart DecayDecay; Hz FilterFreq; choice FilterType DecayMode',
  InstrumentMeld:
    'linear Volume; dB MeldVoice_EngineA_Volume MeldVoice_EngineB_Volume; st MeldVoice_EngineA_Oscillator_Pitch_Transpose MeldVoice_EngineB_Oscillator_Pitch_Transpose MeldVoice_EngineA_Oscillator_Pitch_Detune MeldVoice_EngineB_Oscillator_Pitch_Detune; Hz MeldVoice_EngineA_Filter_Frequency MeldVoice_EngineB_Filter_Frequency MeldVoice_EngineA_Lfo1_Rate MeldVoice_EngineA_Lfo2_Rate MeldVoice_EngineB_Lfo1_Rate MeldVoice_EngineB_Lfo2_Rate; degrees MeldVoice_EngineA_Lfo1_PhaseOffset MeldVoice_EngineA_Lfo2_PhaseOffset MeldVoice_EngineB_Lfo1_PhaseOffset MeldVoice_EngineB_Lfo2_PhaseOffset; s MeldVoice_EngineA_AmpEnvelope_Times_Attack MeldVoice_EngineA_AmpEnvelope_Times_Decay MeldVoice_EngineA_AmpEnvelope_Times_Release MeldVoice_EngineA_FilterEnvelope_Times_Attack MeldVoice_EngineA_FilterEnvelope_Times_Decay MeldVoice_EngineA_FilterEnvelope_Times_Release MeldVoice_EngineB_AmpEnvelope_Times_Attack MeldVoice_EngineB_AmpEnvelope_Times_Decay MeldVoice_EngineB_AmpEnvelope_Times_Release MeldVoice_EngineB_FilterEnvelope_Times_Attack MeldVoice_EngineB_FilterEnvelope_Times_Decay MeldVoice_EngineB_FilterEnvelope_Times_Release MeldVoice_EngineA_GlideTime MeldVoice_EngineB_GlideTime; choice MeldVoice_EngineA_Oscillator_OscillatorType MeldVoice_EngineB_Oscillator_OscillatorType MeldVoice_EngineA_Filter_FilterType MeldVoice_EngineB_Filter_FilterType',
  InstrumentVector:
    'st Pitch_Transpose Voice_Oscillator1_Pitch_Transpose Voice_Oscillator2_Pitch_Transpose; Hz Voice_Filter1_Frequency Voice_Filter2_Frequency; dB Voice_Filter1_Drive Voice_Filter2_Drive; choice Voice_Filter1_Type Voice_Filter2_Type',
  Limiter:
    'dB Gain Ceiling MaximizeThreshold MaximizeOutput; ms Release; fraction LinkAmount LinkAmountMidSide; choice Lookahead Mode Routing',
  LoungeLizard: 'choice PickupModel Polyphony',
  Looper: 'fraction Feedback; st Pitch',
  MidiArpeggiator:
    'ms FreeRate VelocityDecay; percent Gate; st TransposeDistance; choice Style SyncedRate RetriggerMode',
  MidiChord: 'st Shift; fraction Velocity',
  MidiNoteLength: 'ms TimeLength DecayTime; percent Gate Balance; choice SyncedLength',
  MidiPitcher: 'st Pitch',
  MidiRandom: 'fraction Chance; choice Mode Sign',
  MultibandDynamics:
    'Hz SplitLowMid SplitMidHigh; dB OutputGain GainLow GainMid GainHigh InputGainLow InputGainMid InputGainHigh AboveThresholdLow AboveThresholdMid AboveThresholdHigh BelowThresholdLow BelowThresholdMid BelowThresholdHigh; ms AttackLow AttackMid AttackHigh ReleaseLow ReleaseMid ReleaseHigh; fraction GlobalAmount GlobalTime',
  MultiSampler:
    'dB VolumeAndPan/Volume; st Pitch/TransposeKey; ct Pitch/TransposeFine; ms AttackTime DecayTime ReleaseTime LoopTime; linear AttackLevel DecayLevel SustainLevel ReleaseLevel; noteHz Cutoff; Hz Freq; dB Drive; choice Type LegacyType CircuitLpHp CircuitBpNoMo',
  Operator:
    'ms AttackTime DecayTime ReleaseTime LoopTime; linear AttackLevel DecayLevel SustainLevel ReleaseLevel Operator.0/Volume Operator.1/Volume Operator.2/Volume Operator.3/Volume; Hz FixedFrequency Frequency; percent VelScale KeyScale; choice Type WaveForm',
  OriginalSimpler:
    'dB VolumeAndPan/Volume Drive; st Pitch/TransposeKey; ct Pitch/TransposeFine; ms AttackTime DecayTime ReleaseTime LoopTime; linear AttackLevel DecayLevel SustainLevel ReleaseLevel; Hz Freq; choice Type LegacyType CircuitLpHp CircuitBpNoMo',
  Overdrive: 'Hz MidFreq; percent Drive DryWet Tone; fraction PreserveDynamics',
  Pedal: 'dB Output; fraction Gain; choice Type',
  Phaser: 'Hz CenterFrequency; ms EnvelopeFollower/Attack EnvelopeFollower/Release; fraction Feedback',
  PhaserNew:
    'Hz CenterFrequency SafeBassFrequency; s FlangerDelayTime DoublerDelayTime Modulation_EnvelopeAttack Modulation_EnvelopeRelease; fraction Feedback Warmth Spread ModulationBlend; linear OutputGain; choice Mode',
  PingPongDelay: 'ms MsDelayTime; Hz MidFreq; fraction Feedback BeatDelayOffset',
  Redux2: 'Hz SampleRate; fraction Jitter QuantizerShape',
  Resonator:
    'Hz InFilterFreq; dB GlobalGain; linear ResGain; st ResPitch; ct ResTune; percent ResDecay ResColor; fraction Width',
  Reverb:
    'ms PreDelay DecayTime; Hz BandFreq ShelfHiFreq ShelfLoFreq EarlyReflectModFreq SizeModFreq; fraction MixDirect; linear MixReflect MixDiffuse; degrees StereoSeparation; choice RoomType HighFilterType SizeSmoothing',
  Roar: 'linear Input_InputGain Output_OutputGain Stage1_Shaper_Trim Stage2_Shaper_Trim Stage3_Shaper_Trim Stage1_Filter_PeakGain Stage2_Filter_PeakGain Stage3_Filter_PeakGain; Hz Input_ToneFrequency Input_LowMidCrossover Input_MidHighCrossover Stage1_Filter_Frequency Stage2_Filter_Frequency Stage3_Filter_Frequency Feedback_FeedbackFrequency; s Feedback_FeedbackTime; fraction Input_Blend Feedback_FeedbackAmount Output_DryWet Stage1_Shaper_Amount Stage2_Shaper_Amount Stage3_Shaper_Amount; choice Input_RoutingMode Stage1_Shaper_Type Stage2_Shaper_Type Stage3_Shaper_Type Stage1_Filter_Type Stage2_Filter_Type Stage3_Filter_Type',
  Saturator: 'dB PreDrive PostDrive BaseDrive ColorDepth BassShaperThreshold; Hz ColorFrequency; choice Type PostClip',
  StereoGain:
    'dB LegacyGain; fraction StereoWidth StereoSeparation MidSideBalance; Hz BassMonoFrequency; choice ChannelMode Source',
  StringStudio:
    'st Transpose PitchBendRange; choice ExcitatorType FilterType LFOWaveShape LFOSync BodyType BodySize KeyboardUnison KeyboardPriority Polyphony',
  Transmute:
    's DecayDamping_DecayTime; Hz PartialFrequencies_FrequencyHz; st PartialFrequencies_Shift MidiPitch_Transpose; dB Global_InputSend; fraction Global_DryWet',
  Tube: 'dB PreDrive PostDrive; ms AutoBiasAttack AutoBiasRelease; choice Type',
  UltraAnalog:
    'st Transpose OscillatorSemi; choice OscillatorWaveShape FilterType FilterDrive LFOWaveShape LFOSync KeyboardUnison KeyboardPriority Polyphony PortamentoMode',
  Vinyl: 'Hz BandFreq; choice SoftHard NormalMono',
  Vocoder:
    'Hz LowFrequency HighFrequency NoiseRate DetectionLowerBound DetectionUpperBound; st FormantShift OscillatorPitch; dB LevelGate OutputGain; linear UvdLevel CarrierSource/RoutedInput/Volume; ms EnvelopeRate EnvelopeRelease; choice MonoStereo OscillatorWaveform',
}

export type ScaleName =
  | 'dB'
  | 'linear'
  | 'Hz'
  | 'noteHz'
  | 'ms'
  | 's'
  | 'st'
  | 'octaveSt'
  | 'ct'
  | 'fraction'
  | 'percent'
  | 'ratio'
  | 'coarse'
  | 'aboveRatio'
  | 'belowRatio'
  | 'degrees'
  | 'octaves'
  | 'pan'
  | 'unipolarPan'
  | 'midi'
  | 'choice'
  | 'boolean'
  | 'none'

/** Names of parameters, by what their numbers mean: `Hz Freq; dB Gain`. */
type Scales = string

/** In every device that has them. */
export const SHARED_SCALES: Scales =
  'fraction DryWet SideChain/DryWet Lfo/LfoAmount LfoAmount; linear SideChain/RoutedInput/Volume MixerDevice/Volume; Hz SideChainEq/Freq SideChainEq_Freq Lfo/Frequency; dB SideChainEq/Gain SideChainEq_Gain; choice SideChainEq/Mode SideChainEq_Mode Lfo/Type Lfo/RateType Lfo/BeatRate Lfo/StereoMode; ratio SideChainEq/Q SideChainEq_Q; degrees Lfo/Phase Lfo/Offset Lfo_Phase Lfo_PhaseOffset Modulation_PhaseOffset; Hz Lfo_Frequency Modulation_Frequency Modulation_Frequency2; choice Lfo_Waveform Lfo_SyncedRate Lfo_TimeMode Lfo_QuantizationMode Modulation_Waveform Modulation_SyncedRate Modulation_SyncedRate2; fraction Lfo_Amount Modulation_Amount; fraction Lfo/Spin Lfo/NoiseWidth Lfo/LfoShape LfoSpin EnvelopeFollower/Amount AttackSlope DecaySlope ReleaseSlope; choice Lfo/BeatQuantize LoopMode RepeatTime DryWetMode DelayTransitionMode ModConnections/Connection ModDst/Connection; percent TimeVelScale EnvTime EnvTimeKeyScale SpreadAmount ModConnections/Amount ModDst/Amount; linear AudioSideChain/RoutedInput/Volume InputHelper/Volume OutputHelper/Volume; midi ChainSelector MacroControls; pan Panorama; st PitchBendRange MpePitchBendRange PerNotePitchBendRange; ms PortamentoTime LatencyValue/Value'

/**
 * By the device's tag. A name stands for a parameter's whole path, for its last two parts, or for its last part; what is
 * longer counts first, and the two shorter ones may leave out all numbers; `Name_*` stands for all that begin so.
 *
 * What is not listed has a number without a unit: Live shows a bare one (the knobs of Amp, 0 to 10; a count of voices), or
 * saved sets do not tell how the control's travel of 0 to 1 becomes what it shows (times and frequencies of Analog,
 * Collision, Electric and Tension).
 *
 * Units and ranges: Live's reference manual, and the ranges that saved sets hold for each parameter.
 */
export const PARAMETER_SCALES: Readonly<Record<string, Scales>> = {
  Amp: 'choice AmpType',
  AudioBranchMixerDevice: 'linear Volume Send',
  AutoFilter:
    'noteHz Cutoff; dB Drive; ms Attack Release; choice FilterType LegacyFilterType CircuitLpHp CircuitBpNoMo; fraction Resonance Morph; ratio LegacyQ; none LfoAmount',
  AutoFilter2:
    'Hz Filter_Frequency; st Filter_VowelPitch; fraction Filter_Resonance Filter_Morph Filter_Drive Envelope_Amount; s Envelope_Attack Envelope_Release; choice Filter_Type Filter_Slope Filter_MorphSlope Filter_Circuit; linear Output; choice Envelope_SahRate Lfo_SahRate Lfo_StereoMode; linear InternalSideChainGain; s Lfo_Time; fraction Lfo_Spin Lfo_Smoothing',
  AutoPan: '',
  BeatRepeat:
    'fraction Chance; linear WetLevel; Hz MidFreq; st BasePitch; choice Interval Offset Grid Gate GridChanceType MixType; fraction DampPitch DampVolume',
  Cabinet: 'choice CabinetType MicrophonePosition',
  ChannelEq: 'linear LowShelfGain MidGain HighShelfGain Gain; Hz MidFrequency',
  Chorus: 'ms DelayTime ModAmount; Hz HighPassFreq ModFreq; fraction Feedback; choice Delay2Mode FeedbackSign',
  Chorus2:
    'Hz Rate HighpassFrequency; fraction Amount Feedback Width Warmth; linear OutputGain; degrees VibratoOffset; choice Mode; fraction Shaping',
  Collision:
    'st Transpose; ct FineTranspose; degrees Lfo1/Phase Lfo2/Phase; choice Type Quality FilterType SyncRate Target Polyphony ResonatorOrder; choice Lfo/Sync PolyVoices; pan Pan; fraction NoiseAmount NoiseColor Stiffness Sustain Bleed AmpFreq Damp DecayOnNoteOff HitX Inharmonics ListeningXL ListeningXR Radius RandomToHitX Ratio StartTime StartTranspose TubeOpening KeyToPan',
  Compressor2:
    'linear Threshold; ratio Ratio ExpansionRatio; ms Attack Release; dB Gain Knee; choice Model LegacyModel LookAhead LegacyEnvFollowerMode; Hz SideEqFreq; dB SideEqGain; choice SideEqMode EnvFollowerMode; ratio SideEqQ; ms CrossfaderSmoothingTime ReleaseTimeLong ReleaseTimeShort RmsTimeLong RmsTimeShort',
  Corpus:
    'st Transpose; ct FineTranspose; Hz FilterMidFreq; choice ResonanceType ResonatorQuality LfoType LfoSyncRate; degrees LfoPhase LfoOffset; fraction AmpFreq Bleed DecayOnNoteOff Detune ExcitationX FreqDamping Inharmonics ListeningXL ListeningXR Radius Ratio StereoWidth TubeOpening; choice LfoStereoMode LfoSync MidiMode',
  CrossDelay:
    'ms MsDelayLeft MsDelayRight; fraction Feedback NoteOffsetLeft NoteOffsetRight; choice BeatDelayEnumL BeatDelayEnumR',
  Delay:
    's DelayLine_TimeL DelayLine_TimeR; ms DelayLine_SimpleDelayTimeL DelayLine_SimpleDelayTimeR DelayLine_PingPongDelayTimeL DelayLine_PingPongDelayTimeR; fraction Feedback DelayLine_OffsetL DelayLine_OffsetR Modulation_AmountTime Modulation_AmountFilter; Hz Filter_Frequency; choice DelayLine_SyncedSixteenthL DelayLine_SyncedSixteenthR DelayLine_SmoothingMode; choice DelayLine_CompatibilityMode',
  Drift:
    'Hz Filter_Frequency Filter_HiPassFrequency; s Envelope1_Attack Envelope1_Decay Envelope1_Release Envelope2_Attack Envelope2_Decay Envelope2_Release; linear Mixer_OscillatorGain Mixer_NoiseLevel; st Global_Transpose Oscillator2_Detune; choice Filter_Type Oscillator1_Type Oscillator2_Type Lfo_Shape Lfo_Mode; fraction CyclingEnvelope_Hold CyclingEnvelope_MidPoint Envelope_Sustain Filter_ModAmount Filter_Resonance Filter_Tracking Global_DriftDepth Global_MonoVoiceDepth Global_PolyVoiceDepth Global_StereoVoiceDepth Global_UnisonVoiceDepth Global_VolVelMod Lfo_ModAmount ModulationMatrix_Amount Oscillator_Shape Oscillator_ShapeMod PitchModulation_Amount; choice CyclingEnvelope_Mode CyclingEnvelope_SyncedRate Filter_ModSource Global_EnvelopeMode Global_VoiceMode Lfo_ModSource ModulationMatrix_Source ModulationMatrix_Target Oscillator_ShapeModSource PitchModulation_Source; Hz CyclingEnvelope_Rate Lfo_Rate; s CyclingEnvelope_Time Lfo_Time Global_Glide; ratio CyclingEnvelope_Ratio Lfo_Ratio; linear Global_Volume; st Global_PitchBendRange; octaves Oscillator_Transpose',
  DrumBuss:
    'fraction DriveAmount CrunchAmount BoomAmount BoomDecay TransientShaping; Hz DampingFrequency BoomFrequency; linear InputTrim OutputGain; choice DriveType',
  DrumCell:
    'dB Volume; st Voice_Transpose Voice_Detune; Hz Voice_Filter_Frequency Effect_SubOscFrequency Effect_NoiseFrequency Effect_FmFrequency Effect_RingModFrequency; linear Voice_Filter_PeakGain Voice_Gain; s Voice_Envelope_Attack Voice_Envelope_Hold Voice_Envelope_Decay; choice Voice_Filter_Type Voice_Envelope_Mode Effect_Type; s Effect_EightBitFilterDecay Effect_LoopLength Effect_PitchEnvelopeDecay Effect_PunchTime Effect_StretchGrainSize; Hz Effect_EightBitResamplingRate; fraction Effect_FmAmount Effect_LoopOffset Effect_NoiseAmount Effect_PitchEnvelopeAmount Effect_PunchAmount Effect_RingModAmount Effect_SubOscAmount Voice_Filter_Resonance Voice_ModulationAmount Voice_PlaybackLength Voice_PlaybackStart Voice_VelocityToVolume; ratio Effect_StretchFactor; choice Voice_ModulationSource Voice_ModulationTarget; pan Pan',
  Echo: 's Delay_TimeL Delay_TimeR Gate_Release Ducking_Release; dB InputGain Gate_Threshold Ducking_Threshold; linear OutputGain; fraction Feedback Reverb_Level Reverb_Decay StereoWidth; Hz Filter_HighPassFrequency Filter_LowPassFrequency; choice ChannelMode Delay_SyncModeL Delay_SyncModeR Reverb_Location; fraction Delay_OffsetL Delay_OffsetR Filter_HighPassResonance Filter_LowPassResonance Modulation_AmountDelay Modulation_AmountFilter Modulation_EnvelopeMix Noise_Amount Noise_Type Wobble_Amount Wobble_Type; s Delay_RepitchSmoothingTime; choice Delay_SyncedDivisionL Delay_SyncedDivisionR',
  Eq8: 'Hz Freq; dB Gain GlobalGain; ratio Q; fraction Scale; choice Mode Precision; ratio AdaptiveQFactor',
  Erosion: 'Hz Freq; ratio BandQ; choice Mode',
  FilterDelay:
    'Hz MidFreq; ms DelayTime; fraction Feedback BeatDelayOffset; linear Volume DryVolume; choice BeatDelayEnum; pan Pan',
  FilterEQ3: 'linear GainLo GainMid GainHi; Hz FreqLo FreqHi; choice Slope',
  Flanger: 'ms DelayTime EnvelopeFollower/Attack EnvelopeFollower/Release; fraction Feedback; Hz Hipass',
  FrequencyShifter: 'Hz Coarse Fine RingModCoarse; fraction Amount; dB Drive; choice ModulationMode; Hz LfoAmount',
  Gate: 'linear Threshold; ms Attack Hold Release; dB Return Gain; choice LookAhead; choice FlipMode',
  GlueCompressor: 'dB Threshold Range Makeup; choice Attack Ratio Release',
  GrainDelay:
    'ms Spray MsDelay; Hz Freq; st Pitch; fraction Feedback NewDryWet BarDelayOffset; choice BeatDelayEnum ParameterX ParameterY',
  Hybrid:
    's PreDelay_Time Algorithm_Decay; fraction Algorithm_Size Algorithm_Damping Algorithm_Diffusion Algorithm_Modulation Algorithm_Shape Algorithm_Shimmer ConvoAlgoBlend StereoWidth PreDelay_FeedbackTime; st Algorithm_PitchShift; Hz Algorithm_BassCrossover Algorithm_Prism_CrossoverFrequency Eq_LowBandFrequency Eq_HighBandFrequency Eq_Peak1Frequency Eq_Peak2Frequency; linear Eq_LowBandGain Eq_HighBandGain Eq_Peak1Gain Eq_Peak2Gain; choice Algorithm_Type Routing; ratio Algorithm_BassMultiplier Algorithm_Prism_HighMultiplier Algorithm_Prism_LowMultiplier Eq_PeakQ; fraction Algorithm_Prism_Seventh Algorithm_Prism_Sixth Algorithm_Quartz_Distance Algorithm_Quartz_LowDamping Algorithm_TidesAmount Algorithm_TidesWaveform PreDelay_FeedbackSixteenth Convolution_IrSize; degrees Algorithm_TidesPhaseOffset; choice Algorithm_TidesRate Eq_HighBandSlope Eq_HighBandType Eq_LowBandSlope Eq_LowBandType Vintage; s Convolution_IrAttackTime Convolution_IrDecayTime; linear Send',
  InstrumentImpulse:
    'dB GlobalVolume VolumeVolume DecayDrive; st GlobalPitch StartTune; ms StartStart DecayDecay; Hz FilterFreq; choice FilterType DecayMode; fraction FilterRandom FilterVelocity GlobalTime StartRandom StartStretch StartStretchVel StartVelocity VolumePanRand VolumePanVel VolumeVolumeVel; ratio FilterQ; pan VolumePan',
  InstrumentMeld:
    'linear Volume; dB MeldVoice_EngineA_Volume MeldVoice_EngineB_Volume; st MeldVoice_EngineA_Oscillator_Pitch_Transpose MeldVoice_EngineB_Oscillator_Pitch_Transpose MeldVoice_EngineA_Oscillator_Pitch_Detune MeldVoice_EngineB_Oscillator_Pitch_Detune; Hz MeldVoice_EngineA_Filter_Frequency MeldVoice_EngineB_Filter_Frequency MeldVoice_EngineA_Lfo1_Rate MeldVoice_EngineA_Lfo2_Rate MeldVoice_EngineB_Lfo1_Rate MeldVoice_EngineB_Lfo2_Rate; degrees MeldVoice_EngineA_Lfo1_PhaseOffset MeldVoice_EngineA_Lfo2_PhaseOffset MeldVoice_EngineB_Lfo1_PhaseOffset MeldVoice_EngineB_Lfo2_PhaseOffset; s MeldVoice_EngineA_AmpEnvelope_Times_Attack MeldVoice_EngineA_AmpEnvelope_Times_Decay MeldVoice_EngineA_AmpEnvelope_Times_Release MeldVoice_EngineA_FilterEnvelope_Times_Attack MeldVoice_EngineA_FilterEnvelope_Times_Decay MeldVoice_EngineA_FilterEnvelope_Times_Release MeldVoice_EngineB_AmpEnvelope_Times_Attack MeldVoice_EngineB_AmpEnvelope_Times_Decay MeldVoice_EngineB_AmpEnvelope_Times_Release MeldVoice_EngineB_FilterEnvelope_Times_Attack MeldVoice_EngineB_FilterEnvelope_Times_Decay MeldVoice_EngineB_FilterEnvelope_Times_Release MeldVoice_EngineA_GlideTime MeldVoice_EngineB_GlideTime; choice MeldVoice_EngineA_Oscillator_OscillatorType MeldVoice_EngineB_Oscillator_OscillatorType MeldVoice_EngineA_Filter_FilterType MeldVoice_EngineB_Filter_FilterType; fraction MeldVoice_EngineA_AmpEnvelope_Slopes_Attack MeldVoice_EngineA_AmpEnvelope_Slopes_Decay MeldVoice_EngineA_AmpEnvelope_Slopes_Release MeldVoice_EngineA_AmpEnvelope_Sustain MeldVoice_EngineA_FilterEnvelope_Slopes_Attack MeldVoice_EngineA_FilterEnvelope_Slopes_Decay MeldVoice_EngineA_FilterEnvelope_Slopes_Release MeldVoice_EngineA_FilterEnvelope_Values_Final MeldVoice_EngineA_FilterEnvelope_Values_Initial MeldVoice_EngineA_FilterEnvelope_Values_Peak MeldVoice_EngineA_FilterEnvelope_Values_Sustain MeldVoice_EngineA_Filter_Macro MeldVoice_EngineA_Lfo_GeneratorMacro MeldVoice_EngineA_Lfo_TransformerMacro MeldVoice_EngineA_Oscillator_Macro MeldVoice_EngineB_AmpEnvelope_Slopes_Attack MeldVoice_EngineB_AmpEnvelope_Slopes_Decay MeldVoice_EngineB_AmpEnvelope_Slopes_Release MeldVoice_EngineB_AmpEnvelope_Sustain MeldVoice_EngineB_FilterEnvelope_Slopes_Attack MeldVoice_EngineB_FilterEnvelope_Slopes_Decay MeldVoice_EngineB_FilterEnvelope_Slopes_Release MeldVoice_EngineB_FilterEnvelope_Values_Final MeldVoice_EngineB_FilterEnvelope_Values_Initial MeldVoice_EngineB_FilterEnvelope_Values_Peak MeldVoice_EngineB_FilterEnvelope_Values_Sustain MeldVoice_EngineB_Filter_Macro MeldVoice_EngineB_Lfo_GeneratorMacro MeldVoice_EngineB_Lfo_TransformerMacro MeldVoice_EngineB_Oscillator_Macro MeldVoice_VoiceSpreadAmount ModulationAmounts; choice MeldVoice_EngineA_AmpEnvelope_LoopMode MeldVoice_EngineA_FilterEnvelope_LoopMode MeldVoice_EngineA_GlideMode MeldVoice_EngineA_Lfo_GeneratorType MeldVoice_EngineA_Lfo_Sync MeldVoice_EngineA_Lfo_SyncedRate MeldVoice_EngineA_Lfo_TransformerType MeldVoice_EngineA_Lfo_Waveform MeldVoice_EngineB_AmpEnvelope_LoopMode MeldVoice_EngineB_FilterEnvelope_LoopMode MeldVoice_EngineB_GlideMode MeldVoice_EngineB_Lfo_GeneratorType MeldVoice_EngineB_Lfo_Sync MeldVoice_EngineB_Lfo_SyncedRate MeldVoice_EngineB_Lfo_TransformerType MeldVoice_EngineB_Lfo_Waveform MonoPoly; octaves MeldVoice_EngineA_Oscillator_Pitch_TransposeOctaves MeldVoice_EngineB_Oscillator_Pitch_TransposeOctaves; pan MeldVoice_EngineA_Pan MeldVoice_EngineB_Pan',
  InstrumentVector:
    'st Pitch_Transpose Voice_Oscillator1_Pitch_Transpose Voice_Oscillator2_Pitch_Transpose; Hz Voice_Filter1_Frequency Voice_Filter2_Frequency; dB Voice_Filter1_Drive Voice_Filter2_Drive; choice Voice_Filter1_Type Voice_Filter2_Type; s Voice_Global_Glide Voice_Modulators_AmpEnvelope_Times_Attack Voice_Modulators_AmpEnvelope_Times_Decay Voice_Modulators_AmpEnvelope_Times_Release Voice_Modulators_Envelope_Times_Attack Voice_Modulators_Envelope_Times_Decay Voice_Modulators_Envelope_Times_Release Voice_Modulators_Lfo_Time_AttackTime; Hz Voice_Modulators_Lfo_Time_Rate; linear Volume Voice_Oscillator_Gain Voice_SubOscillator_Gain Voice_Modulators_AmpEnvelope_Sustain; fraction Voice_Filter_Resonance Voice_Filter_Morph Voice_Modulators_Amount Voice_Modulators_TimeScale Voice_Modulators_AmpEnvelope_Slopes_Attack Voice_Modulators_AmpEnvelope_Slopes_Decay Voice_Modulators_AmpEnvelope_Slopes_Release Voice_Modulators_Envelope_Slopes_Attack Voice_Modulators_Envelope_Slopes_Decay Voice_Modulators_Envelope_Slopes_Release Voice_Modulators_Envelope_Values_Final Voice_Modulators_Envelope_Values_Initial Voice_Modulators_Envelope_Values_Peak Voice_Modulators_Envelope_Values_Sustain Voice_Modulators_Lfo_Shape_Amount Voice_Modulators_Lfo_Shape_Shaping Voice_Oscillator_Effects_Effect Voice_Oscillator_Wavetables_WavePosition Voice_SubOscillator_Tone Voice_Unison_Amount ModulationAmounts; degrees Voice_Modulators_Lfo_Shape_PhaseOffset; choice Voice_Filter_CircuitBpNoMo Voice_Filter_CircuitLpHp Voice_Filter_Slope Voice_Global_FilterRouting Voice_Modulators_AmpEnvelope_LoopMode Voice_Modulators_Envelope_LoopMode Voice_Modulators_Lfo_Shape_Type Voice_Modulators_Lfo_Time_Sync Voice_Modulators_Lfo_Time_SyncedRate Voice_Oscillator_Effects_EffectMode Voice_Unison_Mode MonoPoly; st Voice_Global_Transpose Voice_Oscillator_Pitch_Detune; octaves Voice_SubOscillator_Transpose; pan Voice_Oscillator_Pan',
  Limiter:
    'dB Gain Ceiling MaximizeThreshold MaximizeOutput; ms Release; fraction LinkAmount LinkAmountMidSide; choice Lookahead Mode Routing',
  Looper: 'fraction Feedback; st Pitch',
  LoungeLizard:
    'choice PickupModel Polyphony; octaveSt PitchBendRange; fraction DamperAmount DamperBalance DamperTone ForkTineColor ForkTineKeyboardScaling ForkTineVolume ForkToneBarVolume KeyboardStretch MalletForceKeyboard MalletForceStrength MalletForceVelocity MalletNoiseAmount MalletNoiseKeyboardScaling MalletStiffness MalletStiffnessKeyboard MalletStiffnessVelocity PickupAmpIn PickupAmpKeyboardScaling PickupAmpOut PickupDistance PickupSymmetry',
  MidiArpeggiator:
    'ms FreeRate VelocityDecay; percent Gate; st TransposeDistance; choice Style SyncedRate RetriggerMode; midi VelocityTarget; choice Groove Mode Retrigger RetriggerInterval TransposeKey TransposeMode',
  MidiChord: 'st Shift; fraction Velocity Chance; percent StrumCrescendo StrumTension; ms Strum',
  MidiNoteLength: 'ms TimeLength DecayTime; percent Gate Balance; choice SyncedLength; fraction DecayKeyScale',
  MidiPitcher: 'st Pitch; st Range; midi Lowest',
  MidiRandom: 'fraction Chance; choice Mode Sign',
  MidiScale: 'st Transpose Range; midi Lowest; choice Base',
  MidiVelocity: 'midi Lowest Range MinOut MaxOut Random; fraction Compand Drive; choice Mode Operation',
  MultibandDynamics:
    'Hz SplitLowMid SplitMidHigh; dB OutputGain GainLow GainMid GainHigh InputGainLow InputGainMid InputGainHigh AboveThresholdLow AboveThresholdMid AboveThresholdHigh BelowThresholdLow BelowThresholdMid BelowThresholdHigh; ms AttackLow AttackMid AttackHigh ReleaseLow ReleaseMid ReleaseHigh; fraction GlobalAmount GlobalTime; aboveRatio AboveRatioLow AboveRatioMid AboveRatioHigh; belowRatio BelowRatioLow BelowRatioMid BelowRatioHigh',
  MultiSampler:
    'dB VolumeAndPan/Volume; st Pitch/TransposeKey; ct Pitch/TransposeFine; ms AttackTime DecayTime ReleaseTime LoopTime; noteHz Cutoff; Hz Freq; dB Drive; choice Type LegacyType CircuitLpHp CircuitBpNoMo; linear Envelope/AttackLevel Envelope/DecayLevel Envelope/SustainLevel Envelope/ReleaseLevel SimplerSubOsc/Volume; fraction AttackLevel DecayLevel SustainLevel ReleaseLevel Filter/Slot/Value/SimplerFilter/Envelope/AttackLevel Filter/Slot/Value/SimplerFilter/Envelope/DecayLevel Filter/Slot/Value/SimplerFilter/Envelope/SustainLevel Filter/Slot/Value/SimplerFilter/Envelope/ReleaseLevel Res X ModByPitch ModByVelocity Smooth Spin Width FrequencyKeyScale PitchLfoAmount LoopFade LoopLength SampleLength SampleStart VolumeVelScale VolumeKeyScale VolumeLfoAmount PanoramaKeyScale PanoramaLfoAmount PanoramaRnd; ratio Q LegacyQ; st Envelope/Amount SimplerPitchEnvelope/Amount ModByLfo KeyZoneShift; percent SimplerShaper/Amount; ms SimplerLfo/Attack SimplerAuxLfo/Attack FadeInTime FadeOutTime; Hz Frequency FreqFixed; degrees Offset Phase; choice BeatRate RateType StereoMode PortamentoMode NumVoices SustainMode Structure Mode PlaybackMode; midi SampleSelector; choice ModulationResolution InterpolationMode RoundRobinMode FreqFixedMul; percent MidiCtrl/Feedback; fraction LayerCrossfade',
  Operator:
    'ms AttackTime DecayTime ReleaseTime LoopTime; linear AttackLevel DecayLevel SustainLevel ReleaseLevel Operator/Volume Globals/Volume; Hz FixedFrequency Frequency; percent VelScale KeyScale; choice Type WaveForm; fraction Filter/Envelope/AttackLevel Filter/Envelope/DecayLevel Filter/Envelope/SustainLevel Filter/Envelope/ReleaseLevel Filter/Resonance Filter/Morph Globals/Tone LfoAmountVelScale LfoRateKeyScale PitchEnv/EnvelopeAmount Harmonics; st PitchEnv/AttackLevel PitchEnv/DecayLevel PitchEnv/SustainLevel PitchEnv/ReleaseLevel Globals/Transpose; dB Filter/Drive Shaper/Drive; ratio LegacyQ; coarse Coarse; percent Filter/EnvelopeAmount FrequencyKeyScale FrequencyVelScale PanoramaKeyScale PanoramaRndScale LfoAmountA PitchEnvAmountA VelCoarseScale Shaper/DryWet; choice CircuitLpHp CircuitBpNoMo LegacyType Algorithm NumVoices LfoRange LfoRateSynced LfoType NumHarmonics ExpansionMode FixedFrequencyMulti; midi NeutralKey; percent Feedback Phase; choice ModulationResolution',
  OriginalSimpler:
    'dB VolumeAndPan/Volume Drive; st Pitch/TransposeKey; ct Pitch/TransposeFine; ms AttackTime DecayTime ReleaseTime LoopTime; Hz Freq; choice Type LegacyType CircuitLpHp CircuitBpNoMo; linear Envelope/AttackLevel Envelope/DecayLevel Envelope/SustainLevel Envelope/ReleaseLevel SimplerSubOsc/Volume; fraction AttackLevel DecayLevel SustainLevel ReleaseLevel Filter/Slot/Value/SimplerFilter/Envelope/AttackLevel Filter/Slot/Value/SimplerFilter/Envelope/DecayLevel Filter/Slot/Value/SimplerFilter/Envelope/SustainLevel Filter/Slot/Value/SimplerFilter/Envelope/ReleaseLevel Res X ModByPitch ModByVelocity Smooth Spin Width FrequencyKeyScale PitchLfoAmount LoopFade LoopLength SampleLength SampleStart VolumeVelScale VolumeKeyScale VolumeLfoAmount PanoramaKeyScale PanoramaLfoAmount PanoramaRnd; ratio Q LegacyQ; st Envelope/Amount SimplerPitchEnvelope/Amount ModByLfo KeyZoneShift; percent SimplerShaper/Amount; ms SimplerLfo/Attack SimplerAuxLfo/Attack FadeInTime FadeOutTime; Hz Frequency FreqFixed; degrees Offset Phase; choice BeatRate RateType StereoMode PortamentoMode NumVoices SustainMode Structure Mode PlaybackMode; midi SampleSelector; choice ModulationResolution InterpolationMode RoundRobinMode FreqFixedMul; percent MidiCtrl/Feedback; fraction LayerCrossfade',
  Overdrive: 'Hz MidFreq; percent Drive DryWet Tone; fraction PreserveDynamics',
  Pedal: 'dB Output; fraction Gain; choice Type; fraction Bass Mid Treble; choice MidFreq',
  Phaser: 'Hz CenterFrequency; ms EnvelopeFollower/Attack EnvelopeFollower/Release; fraction Feedback; fraction Q',
  PhaserNew:
    'Hz CenterFrequency SafeBassFrequency; s FlangerDelayTime DoublerDelayTime Modulation_EnvelopeAttack Modulation_EnvelopeRelease; fraction Feedback Warmth Spread ModulationBlend; linear OutputGain; choice Mode; fraction Modulation_DutyCycle Modulation_EnvelopeAmount Modulation_LfoBlend Modulation_Spin',
  PingPongDelay: 'ms MsDelayTime; Hz MidFreq; fraction Feedback BeatDelayOffset; choice BeatDelayTime',
  Redux: 'ratio SampleResRough SampleResSoft',
  Redux2: 'Hz SampleRate; fraction Jitter QuantizerShape',
  Resonator:
    'Hz InFilterFreq; dB GlobalGain; linear ResGain; st ResPitch; ct ResTune; percent ResDecay ResColor; fraction Width',
  Reverb:
    'ms PreDelay DecayTime; Hz BandFreq ShelfHiFreq ShelfLoFreq EarlyReflectModFreq SizeModFreq; fraction MixDirect; linear MixReflect MixDiffuse; degrees StereoSeparation; choice RoomType HighFilterType SizeSmoothing; fraction AllPassGain AllPassSize',
  Roar: 'linear Input_InputGain Output_OutputGain Stage1_Shaper_Trim Stage2_Shaper_Trim Stage3_Shaper_Trim Stage1_Filter_PeakGain Stage2_Filter_PeakGain Stage3_Filter_PeakGain; Hz Input_ToneFrequency Input_LowMidCrossover Input_MidHighCrossover Stage1_Filter_Frequency Stage2_Filter_Frequency Stage3_Filter_Frequency Feedback_FeedbackFrequency; s Feedback_FeedbackTime; fraction Input_Blend Feedback_FeedbackAmount Output_DryWet Stage1_Shaper_Amount Stage2_Shaper_Amount Stage3_Shaper_Amount; choice Input_RoutingMode Stage1_Shaper_Type Stage2_Shaper_Type Stage3_Shaper_Type Stage1_Filter_Type Stage2_Filter_Type Stage3_Filter_Type; midi Feedback_FeedbackNote; choice Feedback_FeedbackNoteSource Feedback_FeedbackSyncedRate Feedback_FeedbackTimeMode ModulationSources_Lfo_RateMode ModulationSources_Lfo_SyncedRate ModulationSources_Lfo_Waveform ModulationSources_Noise_RateMode ModulationSources_Noise_SyncedRate ModulationSources_Noise_Type; fraction GlobalModulationAmount Input_ToneAmount ModulationSources_Lfo_Morph ModulationSources_Lfo_SmoothingAmount ModulationSources_Noise_SmoothingAmount Output_CompressionAmount Stage_Filter_Morph Stage_Filter_Resonance Stage_Shaper_Bias; linear ModulationSources_Envelope_Amount; s ModulationSources_Envelope_Attack ModulationSources_Envelope_Release; Hz ModulationSources_Envelope_Frequency ModulationSources_Lfo_Rate ModulationSources_Noise_Rate; fraction ModulationMatrix_*',
  Saturator:
    'dB PreDrive PostDrive BaseDrive ColorDepth BassShaperThreshold; Hz ColorFrequency; choice Type PostClip; fraction ColorWidth WaveShaper/Curve WaveShaper/Damp WaveShaper/Depth WaveShaper/Drive WaveShaper/Lin WaveShaper/Period WsCurve WsDamp WsDepth WsDrive WsLin WsPeriod; choice Oversampling',
  SpectrumAnalyzer: 'choice ChannelMode Length ScaleXMode Window; dB ScaleYBegin ScaleYRange; ms MinRefreshTime',
  StereoGain:
    'linear Gain; dB LegacyGain; fraction StereoWidth StereoSeparation MidSideBalance; Hz BassMonoFrequency; choice ChannelMode Source; pan Balance',
  StringStudio:
    'st Transpose; choice ExcitatorType FilterType LFOWaveShape LFOSync BodyType BodySize KeyboardUnison KeyboardPriority Polyphony; octaves Octave; none PortamentoTime; choice ChannelPressureTarget SlideTarget LFOSyncToggle; fraction BodyLevel BodyMix ChannelPressureRange SlideRange DamperDamping DamperMass DamperMassKbdMod DamperStiffness DamperStiffnessKbdMod DamperVelocity DamperVelocityKbdMod ExcitatorDamping ExcitatorParameterX ExcitatorParameterXKbdMod ExcitatorParameterXVelMod ExcitatorStiffness ExcitatorStiffnessKbdMod ExcitatorStiffnessVelMod ExcitatorVelocity ExcitatorVelocityKbdMod ExcitatorVelocityVelMod FilterCutoffFrequencyEnvMod FilterCutoffFrequencyKbdMod FilterCutoffFrequencyLFOMod FilterEnvelopeAmpMod FilterEnvelopeAttackMod FilterEnvelopeSustain GeoDamperKbdModulation GeoDamperPosition GeoDamperVelModulation GeoExcitatorKbdModulation GeoExcitatorPosition GeoExcitatorVelModulation KeyboardError PickupPosition StringDamping StringDampingKbdMod StringDecayKbdMod StringDecayRatio StringInharmonicity TerminationFingerForce TerminationFingerForceKbdMod TerminationFingerForceVelMod TerminationFingerStiffness TerminationFretStiffness VibratoAmount VibratoError VibratoModWheel',
  Transmute:
    's DecayDamping_DecayTime; Hz PartialFrequencies_FrequencyHz; st PartialFrequencies_Shift MidiPitch_Transpose; dB Global_InputSend; fraction Global_DryWet',
  Tube: 'dB PreDrive PostDrive; ms AutoBiasAttack AutoBiasRelease; choice Type; fraction Bias Tone; choice Oversampling',
  Tuner: 'Hz TuningFreq; choice AccidentalSpelling ViewMode',
  UltraAnalog:
    'st Transpose OscillatorSemi; choice OscillatorWaveShape FilterType FilterDrive LFOWaveShape LFOSync KeyboardUnison KeyboardPriority Polyphony PortamentoMode; octaves Octave OscillatorOct; octaveSt PitchBendRange; none PortamentoTime; choice LFOSyncToggle OscillatorMode Envelope/Loop; fraction KeyboardError NoiseBalance NoiseColor AmplifierEnvPanMod AmplifierKbdAmpMod AmplifierKbdPanMod AmplifierLFOAmpMod AmplifierLFOPanMod AmpMod AttackMod SustainLevel FilterEnvCutoffMod FilterEnvQMod FilterKbdCutoffMod FilterKbdQMod FilterLFOCutoffMod FilterLFOQMod FilterQFactor FilterToFilter LFOPulseWidth OscillatorBalance OscillatorEnvAmount OscillatorLFOModPW OscillatorLFOModPitch OscillatorModulation OscillatorPulseWidth OscillatorSubAmount VibratoAmount VibratoError VibratoModWheel; unipolarPan AmplifierPan',
  Vinyl: 'Hz BandFreq; choice SoftHard NormalMono; ratio BandQ; fraction Drive CracleVolume',
  Vocoder:
    'Hz LowFrequency HighFrequency NoiseRate DetectionLowerBound DetectionUpperBound; st FormantShift OscillatorPitch; dB LevelGate OutputGain; linear UvdLevel CarrierSource/RoutedInput/Volume; ms EnvelopeRate EnvelopeRelease; choice MonoStereo OscillatorWaveform; fraction NoiseCrackle BandLevel; choice CarrierSource/Type BandCount',
}

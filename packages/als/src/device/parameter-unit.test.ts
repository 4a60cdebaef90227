import { describe, expect, it } from 'vitest'
import { DEVICE_NAMES } from './device-names.ts'
import { PARAMETER_SCALES, SHARED_SCALES } from './parameter-scales.ts'
import { parameterScale } from './parameter-unit.ts'

describe('parameterScale', () => {
  it.each([
    ['Eq8', 'Bands.3/ParameterA/Freq', 250, 250, 'Hz'],
    ['Eq8', 'Bands.3/ParameterB/Gain', -3, -3, 'dB'],
    ['Eq8', 'Mode', 2, 2, 'choice'],
    ['Eq8', 'Scale', 1, 100, 'percent'],
    ['Compressor2', 'Threshold', 1, 0, 'dB'],
    ['Compressor2', 'Attack', 1.5, 1.5, 'ms'],
    ['GlueCompressor', 'Threshold', -20, -20, 'dB'],
    ['GlueCompressor', 'Attack', 3, 3, 'choice'],
    ['Gate', 'SideChain/RoutedInput/Volume', 10, 20, 'dB'],
    ['Limiter', 'Ceiling', -0.3, -0.3, 'dB'],
    ['AutoFilter', 'Cutoff', 81, 880, 'Hz'],
    ['AutoPan', 'Lfo/LfoAmount', 0.5, 50, 'percent'],
    ['Reverb', 'DecayTime', 1200, 1200, 'ms'],
    ['Reverb', 'MixDirect', 0.3, 30, 'percent'],
    ['Hybrid', 'Algorithm_Decay', 2.5, 2.5, 's'],
    ['Delay', 'DelayLine_TimeL', 0.25, 0.25, 's'],
    ['Overdrive', 'DryWet', 50, 50, 'percent'],
    ['Saturator', 'DryWet', 1, 100, 'percent'],
    ['DrumBuss', 'OutputGain', 1, 0, 'dB'],
    ['Resonator', 'ResGain3', 1, 0, 'dB'],
    ['FilterDelay', 'MidFreq2', 800, 800, 'Hz'],
    ['InstrumentImpulse', 'FilterFreq.5', 8000, 8000, 'Hz'],
    ['Operator', 'Operator.2/Envelope/DecayTime', 600, 600, 'ms'],
    ['Operator', 'Operator.2/Volume', 1, 0, 'dB'],
    ['Roar', 'Input_InputGain', 1, 0, 'dB'],
    ['UltraAnalog', 'Volume', 0.7, 0.7, 'none'],
    ['UltraAnalog', 'SignalChain1/OscillatorSemi', -5, -5, 'semitones'],
    ['StringStudio', 'ExcitatorType', 3, 3, 'choice'],
    ['Collision', 'Resonator1/FineTranspose', -9, -9, 'cents'],
    ['LoungeLizard', 'PickupModel', 1, 1, 'choice'],
    ['InstrumentMeld', 'MeldVoice_EngineA_Filter_Frequency', 1050, 1050, 'Hz'],
    ['InstrumentMeld', 'MeldVoice_EngineB_Volume', -6, -6, 'dB'],
    ['PhaserNew', 'CenterFrequency', 1000, 1000, 'Hz'],
    ['MidiChord', 'StrumTension', -40, -40, 'percent'],
    ['MidiChord', 'Strum', 120, 120, 'ms'],
    ['MidiChord', 'Velocity3', 0.5, 50, 'percent'],
    ['AutoFilter2', 'Filter_Frequency', 800, 800, 'Hz'],
    ['AutoFilter2', 'Envelope_Attack', 0.001, 0.001, 's'],
    ['AutoPan2', 'Modulation_Frequency', 2, 2, 'Hz'],
    ['Spectral', 'DryWet', 0.5, 50, 'percent'],
    ['Operator', 'Operator.0/Envelope/SustainLevel', 0.5, -6.0206, 'dB'],
    ['Operator', 'Filter/Envelope/SustainLevel', 0.5, 50, 'percent'],
    ['Operator', 'PitchEnv/PitchEnv/AttackLevel', -12, -12, 'semitones'],
    ['Operator', 'Operator.3/Tune/Coarse', 0, 0.5, 'ratio'],
    ['Operator', 'Operator.3/Tune/Coarse', 7, 7, 'ratio'],
    ['Operator', 'Globals/Volume', 1, 0, 'dB'],
    ['Operator', 'Shaper/DryWet', 100, 100, 'percent'],
    ['Operator', 'Lfo/LfoEnv/AttackSlope', -0.5, -50, 'percent'],
    ['Operator', 'Globals/PortamentoTime', 50, 50, 'ms'],
    ['OriginalSimpler', 'VolumeAndPan/Envelope/SustainLevel', 1, 0, 'dB'],
    ['OriginalSimpler', 'Filter/Slot/Value/SimplerFilter/Envelope/SustainLevel', 1, 100, 'percent'],
    ['OriginalSimpler', 'Filter/Slot/Value/SimplerFilter/Envelope/Amount', -24, -24, 'semitones'],
    ['OriginalSimpler', 'Filter/Slot/Value/SimplerFilter/Res', 0.3, 30, 'percent'],
    ['OriginalSimpler', 'Player/LoopModulators/SampleStart', 0.25, 25, 'percent'],
    ['OriginalSimpler', 'VolumeAndPan/OneShotEnvelope/FadeOutTime', 5, 5, 'ms'],
    ['MultiSampler', 'Pitch/Envelope/Slot/Value/SimplerPitchEnvelope/AttackLevel', -1, -100, 'percent'],
    ['MultiSampler', 'Lfo/Slot/Value/SimplerLfo/Frequency', 4, 4, 'Hz'],
    ['MultiSampler', 'VelDst/ModConnections.1/Amount', -50, -50, 'percent'],
    ['MultiSampler', 'VelDst/ModConnections.1/Connection', 16, 16, 'choice'],
    ['MultiSampler', 'Player/SampleSelector', 64, 64, 'midi'],
    ['InstrumentVector', 'Voice_Oscillator2_Gain', 1, 0, 'dB'],
    ['InstrumentVector', 'Voice_Modulators_AmpEnvelope_Times_Attack', 0.02, 0.02, 's'],
    ['InstrumentVector', 'Voice_Modulators_Envelope3_Values_Peak', 0.25, 25, 'percent'],
    ['InstrumentVector', 'Voice_Modulators_Lfo1_Time_Rate', 2, 2, 'Hz'],
    ['InstrumentVector', 'Voice_Oscillator1_Pan', -1, -1, 'pan'],
    ['InstrumentVector', 'Voice_SubOscillator_Transpose', 1, 1, 'octaves'],
    ['Drift', 'Lfo_Rate', 0.4, 0.4, 'Hz'],
    ['Drift', 'ModulationMatrix_Amount3', -0.5, -50, 'percent'],
    ['Roar', 'ModulationSources_Lfo2_Rate', 1, 1, 'Hz'],
    ['UltraAnalog', 'PitchBendRange', 0.5, 6, 'semitones'],
    ['UltraAnalog', 'PortamentoTime', 0.5, 0.5, 'none'],
    ['DrumGroupDevice', 'MacroControls.11', 127, 127, 'midi'],
    ['StereoGain', 'Balance', 1, 1, 'pan'],
    ['AutoFilter', 'LfoAmount', 12, 12, 'none'],
    ['FrequencyShifter', 'LfoAmount', 440, 440, 'Hz'],
    ['MultibandDynamics', 'AboveRatioLow', -0.985, 66.6667, 'ratio'],
    ['MultibandDynamics', 'BelowRatioHigh', 0.76, 4.1667, 'ratio'],
    ['MultibandDynamics', 'BelowRatioMid', -3, 0.25, 'ratio'],
    ['Roar', 'ModulationMatrix_Stage2Trim_Lfo1', -0.25, -25, 'percent'],
    ['UltraAnalog', 'SignalChain2/AmplifierPan', 0.25, -0.5, 'pan'],
    ['Hologram', 'Depth', 3, 3, 'none'],
  ])('%s %s %d is %d %s', (tag, path, raw, value, unit) => {
    const scale = parameterScale(tag, path, 12)
    expect(scale.toUnit(raw)).toBeCloseTo(value, 4)
    expect(scale.unit).toBe(unit)
  })

  it.each([
    [9, -6, -6],
    [10, 2, 6.02],
    [12, 0, -70],
  ])('utility’s gain in Live %d: %d is %d dB', (live, raw, db) => {
    expect(parameterScale('StereoGain', 'Gain', live).toUnit(raw)).toBeCloseTo(db, 2)
  })

  it.each([
    ['Saturator', 'DryWet', -1e308],
    ['AutoFilter', 'Cutoff', 1e308],
    ['Eq8', 'Scale', 1.7e308],
    ['Compressor2', 'Threshold', 1e308],
    ['MultibandDynamics', 'AboveRatioLow', -1],
  ])('%s %s stays finite for %d', (tag, path, raw) => {
    expect(parameterScale(tag, path, 12).toUnit(raw)).toSatisfy(Number.isFinite)
  })

  it('lists only devices that have a name, and scales that there are', () => {
    const unknown = Object.keys(PARAMETER_SCALES).filter((tag) => DEVICE_NAMES[tag] === undefined)
    expect(unknown).toEqual(['AudioBranchMixerDevice'])
    const shared = new Map(
      SHARED_SCALES.split('; ').flatMap((group) => {
        const [scale, ...names] = group.split(' ')
        return names.map((name) => [name, scale])
      }),
    )
    for (const [tag, text] of Object.entries(PARAMETER_SCALES)) {
      for (const [scale, ...names] of text.split('; ').map((group) => group.split(' '))) {
        expect(
          names.filter((name) => shared.get(name) === scale),
          `${tag}: said for every device already`,
        ).toEqual([])
        for (const name of names)
          expect(parameterScale(tag, name, 12).unit === 'none', `${tag} ${name}`).toBe(scale === 'none')
      }
    }
  })
})

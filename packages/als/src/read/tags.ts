import { IGNORED_INSIDE, IGNORED_OUTSIDE } from './ignored-tags.ts'

/**
 * The elements and attributes that the reader knows, by what they are for. `T.Name` is the number of `Name`.
 *
 * What stands in `IGNORED` is known and carries nothing that the model has a place for: it is skipped with all in it.
 */
type Words<S extends string, Found = never> = S extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | S

const words = <S extends string>(text: S): readonly Words<S>[] => text.split(' ') as unknown as readonly Words<S>[]

const COMMON = words(
  'Value Id Time Name Manual Events FloatEvent EnumEvent BoolEvent CurveControl1X CurveControl1Y CurveControl2X CurveControl2Y ArrangerAutomation AutomationTarget ModulationTarget',
)
const ROOTS = words(
  'Ableton MajorVersion MinorVersion Creator Revision SchemaChangeCount LiveSet GroupDevicePreset Theme',
)
const SET = words(
  'Tracks MasterTrack MainTrack PreHearTrack Scenes SceneNames Scene Transport LoopOn LoopStart LoopLength CurrentTime LoopIsSongStart Locators Locator IsSongStart GroovePool Grooves Groove Grid QuantizationAmount TimingAmount RandomAmount VelocityAmount ScaleInformation Root RootNote InKey IsInKey TuningSystems TuningSystem TuningSystemName ReferencePitch FrequencyInHz Octave NoteIndexWithinOctave SendsPre SendPreBool Tempo TimeSignature TimeSignatureId IsTempoEnabled IsTimeSignatureEnabled GlobalGrooveAmount GlobalQuantisation PunchIn PunchOut',
)
const TRACK = words(
  'MidiTrack AudioTrack GroupTrack ReturnTrack EffectiveName UserName Annotation Color ColorIndex TrackGroupId Freeze TrackDelay IsValueSampleBased TakeLanes TakeLane Audition ClipAutomation AutomationEnvelopes Envelopes AutomationEnvelope EnvelopeTarget PointeeId Automation DeviceChain MasterChain FreezeSequencer MainSequencer ClipSlotList ClipSlot MonitoringEnum ClipTimeable Sample Recorder IsArmed MidiControllers Mixer Volume Pan PanMode SplitStereoPanL SplitStereoPanR Speaker SoloSink CrossFadeState Sends TrackSendHolder Send SendInfos AudioBranchSendInfo CrossFade LinkedTrackGroupId Active EnabledByUser AudioInputRouting MidiInputRouting AudioOutputRouting MidiOutputRouting Target UpperDisplayString LowerDisplayString Devices On',
)
const CLIP = words(
  'MidiClip AudioClip CurrentStart CurrentEnd Loop LoopEnd StartRelative Disabled LaunchMode LaunchQuantisation Legato TimeSignatures RemoteableTimeSignature Numerator Denominator GrooveSettings GrooveId HiQ Ram FollowAction FollowActionEnabled FollowActionA FollowActionB FollowChanceA FollowChanceB FollowTime IsLinked LoopIterations JumpIndexA JumpIndexB ClipEnvelope ModulationList Modulations Modulation IsWarped TakeId Notes KeyTracks KeyTrack MidiKey MidiNoteEvent Duration Velocity OffVelocity IsEnabled VelocityDeviation Probability NoteId PerNoteEventStore EventLists PerNoteEventList CC PerNoteEvent TimeOffset SampleRef FileRef WarpMode TransientResolution TransientLoopMode TransientEnvelope GranularityTones GranularityTexture FluctuationTexture ComplexProFormants ComplexProEnvelope PitchCoarse PitchFine SampleVolume WarpMarkers WarpMarker SecTime BeatTime Fade Fades FadeInLength FadeOutLength FadeInCurveSkew FadeInCurveSlope FadeOutCurveSkew FadeOutCurveSlope IsDefaultFadeIn IsDefaultFadeOut CrossfadeInState IsSongTempoMaster IsSongTempoLeader VolumeModulationTarget TranspositionModulationTarget TransientEnvelopeModulationTarget GrainSizeModulationTarget FluxModulationTarget SampleOffsetModulationTarget BankSelectCoarse BankSelectFine ProgramChange ComplexProFormantsModulationTarget ComplexProEnvelopeModulationTarget',
)
const FILE = words(
  'RelativePathType RelativePath RelativePathElement Dir Path Data SearchHint PathHint FileSize Crc OriginalFileSize OriginalCrc LivePackName DefaultDuration DefaultSampleRate HasRelativePath Type',
)
const DEVICE = words(
  'Device BranchPresets ReturnBranchPresets DevicePresets AbletonDevicePreset MixerPreset InstrumentGroupDevice DrumGroupDevice AudioEffectGroupDevice MidiEffectGroupDevice PluginDevice AuPluginDevice MxDeviceAudioEffect MxDeviceMidiEffect MxDeviceInstrument Branches ReturnBranches InstrumentBranch AudioEffectBranch MidiEffectBranch DrumBranch ReturnBranch BranchInfo ReceivingNote SendingNote ChokeGroup MixerDevice Panorama IsSoloed ZoneSettings KeyRange VelocityRange Min Max KeyMidi Channel IsNote NoteOrController PluginDesc VstPluginInfo Vst3PluginInfo AuPluginInfo PlugName FileName Manufacturer UniqueId Uid ParameterList PluginFloatParameter PluginEnumParameter ParameterName ParameterId ParameterValue PatchSlot MxDPatchRef MxPatchRef SourceContext BranchDeviceId BranchSourceContext LastPresetRef FilePresetRef AbletonDefaultPresetRef DeviceId SideChain AudioSideChain OnOff RoutedInput Routable MidiToAudioDeviceChain AudioToAudioDeviceChain MidiToMidiDeviceChain NumVisibleMacroControls BranchSelectorRange BrowserContentPath Player MultiSampleMap SampleParts MultiSamplePart SelectorRange RootKey Detune SampleStart SampleEnd SustainLoop Start End Mode SampleWarpProperties Globals PlaybackMode SlicingStyle SlicePoints BeatSlicePoints RegionSlicePoints ManualSlicePoints SlicePoint TimeInSeconds MacroVariations MacroSnapshots MacroSnapshot SnapshotName Timeable ShortName Index MxDEnumParameter CarrierSource ModulationConnections TargetName SpriteName1 SpriteName2 InputHelper OutputHelper',
)

/** Carries no music and no setting, wherever it stands. */
const IGNORED_EVERYWHERE = words(
  'LomId LomIdView IsExpanded BreakoutIsExpanded ParametersListWrapper Pointee LastSelectedTimeableIndex LastSelectedClipEnvelopeIndex LastSelectedModulationIndex LockedScripts IsFolded ShouldShowPresetName ViewData MidiControllerRange MidiCCOnOffThresholds LockEnvelope Buffer ProcessorState ControllerState SavedBuffer Blob OriginalFileRef PresetRef IsContentSelectedInDocument AutomationTransformViewState ModulationSourceCount MpePitchBendUsesTuning MpeSettings OverwriteProtectionNumber MemorizedFirstClipName ModulationAutomation AbletonDefaultPresetRef RefersToFolder MaxCrcSize HasExtendedInfo LivePackId ImmutableUid PersistentKeyString SampleUsageHint LastModDate',
)

const GROUPS = [COMMON, ROOTS, SET, TRACK, CLIP, FILE, DEVICE] as const
type Known = (typeof GROUPS)[number][number]

/** The cue, and the clips of grooves: timing templates, not music. */
const IGNORED_PARTS = words('PreHearTrack Clip')

const KNOWN_OUTSIDE = new Set<string>([...GROUPS.flat(), ...IGNORED_EVERYWHERE, ...IGNORED_PARTS, ...IGNORED_OUTSIDE])

/** The four parts of a VST3's number. */
const UID_FIELD_NAMES = words('Fields.0 Fields.1 Fields.2 Fields.3')

/** Every known name; a name's index is its number. */
export const TAG_NAMES: readonly string[] = [
  ...new Set([
    ...KNOWN_OUTSIDE,
    ...IGNORED_INSIDE,
    ...macroTags('MacroControls'),
    ...macroTags('MacroDisplayNames'),
    ...macroTags('MacroValues'),
    ...macroTags('MacroHasValue'),
    ...UID_FIELD_NAMES,
  ]),
]

/** From this number on a name has no place outside devices. */
export const UNKNOWN_OUTSIDE = KNOWN_OUTSIDE.size

/** Number of each name. */
export const T = Object.fromEntries(TAG_NAMES.map((name, index) => [name, index])) as Readonly<Record<Known, number>>

/** Macro by the number of its element's name: its value, its name. */
export const MACRO_CONTROLS = macrosByTag('MacroControls')
export const MACRO_NAMES = macrosByTag('MacroDisplayNames')

/** Macro by the number of an element's name in a variation: its value, and whether it has one there. */
export const VARIATION_VALUES = macrosByTag('MacroValues')
export const VARIATION_SWITCHES = macrosByTag('MacroHasValue')

export const UID_FIELDS: readonly number[] = UID_FIELD_NAMES.map((name) => TAG_NAMES.indexOf(name))

export const IGNORED_TAGS: readonly number[] = IGNORED_EVERYWHERE.map((name) => TAG_NAMES.indexOf(name))

export const IGNORED_OUTSIDE_DEVICES: readonly number[] = [...IGNORED_PARTS, ...IGNORED_OUTSIDE].map((name) =>
  TAG_NAMES.indexOf(name),
)

export const IGNORED_INSIDE_DEVICES: readonly number[] = IGNORED_INSIDE.map((name) => TAG_NAMES.indexOf(name))

/** Attributes that are read; `Value` is read everywhere. */
export const ATTRIBUTE_TAGS: readonly number[] = [
  T.Id,
  T.Time,
  T.Duration,
  T.Velocity,
  T.OffVelocity,
  T.IsEnabled,
  T.VelocityDeviation,
  T.Probability,
  T.NoteId,
  T.CC,
  T.CurveControl1X,
  T.CurveControl1Y,
  T.CurveControl2X,
  T.CurveControl2Y,
  T.TimeOffset,
  T.TimeInSeconds,
  T.SecTime,
  T.BeatTime,
  T.Dir,
  T.MajorVersion,
  T.MinorVersion,
  T.Creator,
]

function macroTags(name: string): string[] {
  return Array.from({ length: 16 }, (_, macro) => `${name}.${macro}`)
}

function macrosByTag(name: string): ReadonlyMap<number, number> {
  return new Map(macroTags(name).map((tag, macro) => [TAG_NAMES.indexOf(tag), macro]))
}

/**
 * Elements that are known and carry nothing that the model has a place for: view state, editor settings, bookkeeping.
 * Found outside devices in sets of Live 8 to 12; inside a device the same name may be a parameter.
 */
export const IGNORED_OUTSIDE: readonly string[] = [
  'AccidentalSpellingPreference ApplyConstraintsState AreTakeLanesFolded ArrangementOverdub',
  'AutoColorPickerForPlayerAndGroupTracks AutoColorPickerForReturnAndMainTracks',
  'AutoColorPickerForReturnAndMasterTracks AutoQuantisation AutoWarpPending AutoWarpTolerance AutomationLanes',
  'AutomationMode BankSelectCoarse BankSelectFine BaseDirRef ChooserBar ClipFadesAreInitialized ColorSequenceIndex',
  'ComputerKeyboardIsEnabled ContentLanes ContentSplitterProperties',
  'ControllerLayoutCustomization ControllerLayoutRemoteable ControllerMapMode CrossfadeCurve',
  'CrossfadeInState DefaultColor DefaultGrooveId DrawMode EnvelopeChooser EnvelopeModePreferred ExpressionGrid',
  'ExpressionLanes ExternSyncOn FadeInCurveSkew FadeInCurveSlope FadeOutCurveSkew FadeOutCurveSlope Fixed',
  'FixedDenominator FixedNumerator FreezeEnd FreezeStart',
  'GridIntervalPixel GroupedTracksRevealed HasExtendedInfo HasStop Height HiddenLoopEnd HiddenLoopStart',
  'HighlightedTrackIndex ImmutableUid IsContentSelected IsContentSplitterOpen',
  'IsDefaultFadeIn IsDefaultFadeOut IsExpressionSplitterOpen IsTuned IsWaveformVerticalZoomActive',
  'KeepRecordMonitoringLatency LastModDate LatencyCompensation',
  'LinkedTrackGroups LivePackId LocalFiltersJson LoopSlot LowerRangeNote MarkerDensity',
  'MarkersGenerated MaxCrcSize MetronomeTickDuration MidiFoldIn MidiFoldMode MidiPrelisten',
  'MidiTargetPrefersFoldOrIsNotUniform MinTrackHeight MultiClipFocusMode MultiClipLoopBarHeight',
  'NeedArrangerRefreeze NeedRefreeze NextPointeeId NoteAlgorithms NoteIdGenerator NoteProbabilityGroups',
  'NoteSpellingPreference Ntoles Onsets OutMarker Overdub PersistentKeyString PhaseNudgeTempo PitchbendRange',
  'PostProcessFreezeClips PreferFlatRootNote PreferredContentViewMode ProbabilityGroupIdGenerator ProgramChange',
  'Query ReWireDeviceMidiTargetId ReWireSlaveMidiTargetId RefersToFolder',
  'ResetNonautomatedMidiControllersOnClipStarts SampleUsageHint SamplesToAutoWarp SavedPlayingOffset',
  'SavedPlayingSlot SavedWarpMarkersForStretched SelectedBreakpointValue SelectedDocumentViewInMainWindow',
  'Selection SequencerNavigator ShouldSceneTempoAndTimeSignatureBeVisible ShowVideoWindow SignalModulations',
  'SmpteFormat SnapAutomationToGrid SnapToGrid SoloInPlace SoloOrPflSavedValue SongMasterValues StartWithSongTempo',
  'Straightening Sync TakeCounter TempoAutomationViewBottom TempoAutomationViewTop TimeSelection TrackGroupVisible',
  'TrackHeaderWidth TrackSizeChoice TrackUnfolded',
  'UpperRangeNote UseWarperLegacyHiQMode VelocityDetail VideoWindowRect WasMuted AudioSequencer Mapping ModulationAutomation Slots WaveformVerticalZoomFactor',
].flatMap((line) => line.split(' '))

/** View state and wrappers, which every version of Live names anew. */
export function isViewState(name: string): boolean {
  return /ViewState|ListWrapper$|KeyMidi|^NoteEditorFold|Scroll(?:er|Pos)/.test(name)
}

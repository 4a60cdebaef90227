/**
 * Elements that are known and carry nothing that the model has a place for: view state, editor settings, bookkeeping.
 * Found outside devices in sets of Live 8 to 12; inside a device the same name may be a parameter.
 */
export const IGNORED_OUTSIDE: readonly string[] = [
  'AccidentalSpellingPreference ApplyConstraintsState AreTakeLanesFolded ArrangementOverdub',
  'AutoColorPickerForPlayerAndGroupTracks AutoColorPickerForReturnAndMainTracks',
  'AutoColorPickerForReturnAndMasterTracks AutoQuantisation AutoWarpPending AutoWarpTolerance AutomationLanes',
  'AutomationMode BaseDirRef ChooserBar ClipFadesAreInitialized ColorSequenceIndex',
  'ComputerKeyboardIsEnabled ContentLanes ContentSplitterProperties',
  'ControllerLayoutCustomization ControllerLayoutRemoteable ControllerMapMode CrossfadeCurve',
  'DefaultColor DefaultGrooveId DrawMode EnvelopeChooser EnvelopeModePreferred ExpressionGrid',
  'ExpressionLanes ExternSyncOn Fixed',
  'FixedDenominator FixedNumerator FreezeEnd FreezeStart',
  'GridIntervalPixel GroupedTracksRevealed HasExtendedInfo HasStop Height HiddenLoopEnd HiddenLoopStart',
  'HighlightedTrackIndex ImmutableUid IsContentSelected IsContentSplitterOpen',
  'IsExpressionSplitterOpen IsTuned IsWaveformVerticalZoomActive',
  'KeepRecordMonitoringLatency LastModDate LatencyCompensation',
  'LinkedTrackGroups LivePackId LocalFiltersJson LoopSlot LowerRangeNote MarkerDensity',
  'MarkersGenerated MaxCrcSize MetronomeTickDuration MidiFoldIn MidiFoldMode MidiPrelisten',
  'MidiTargetPrefersFoldOrIsNotUniform MinTrackHeight MultiClipFocusMode MultiClipLoopBarHeight',
  'NeedArrangerRefreeze NeedRefreeze NextPointeeId NoteAlgorithms NoteIdGenerator NoteProbabilityGroups',
  'NoteSpellingPreference Ntoles Onsets OutMarker Overdub PersistentKeyString PhaseNudgeTempo PitchbendRange',
  'PostProcessFreezeClips PreferFlatRootNote PreferredContentViewMode ProbabilityGroupIdGenerator',
  'Query ReWireDeviceMidiTargetId ReWireSlaveMidiTargetId RefersToFolder',
  'ResetNonautomatedMidiControllersOnClipStarts SampleUsageHint SamplesToAutoWarp SavedPlayingOffset',
  'SavedPlayingSlot SavedWarpMarkersForStretched SelectedBreakpointValue SelectedDocumentViewInMainWindow',
  'Selection SequencerNavigator ShouldSceneTempoAndTimeSignatureBeVisible ShowVideoWindow SignalModulations',
  'SmpteFormat SnapAutomationToGrid SnapToGrid SoloInPlace SoloOrPflSavedValue SongMasterValues StartWithSongTempo',
  'Straightening Sync TakeCounter TempoAutomationViewBottom TempoAutomationViewTop TimeSelection TrackGroupVisible',
  'TrackHeaderWidth TrackSizeChoice TrackUnfolded',
  'UpperRangeNote UseWarperLegacyHiQMode VelocityDetail VideoWindowRect WasMuted AudioSequencer Mapping ModulationAutomation Slots WaveformVerticalZoomFactor',
].flatMap((line) => line.split(' '))

/**
 * The same inside devices: what Live remembers of its windows, and what belongs to a sample rather than to a device that
 * can be set.
 */
export const IGNORED_INSIDE: readonly string[] = [
  'ActiveEditMode AmpEnvelopeDisplayMode AreDevicesVisible ArePadsVisible AreSendsVisible AuditionOnOff',
  'BaseScrollPosArranger BaseScrollPosEnvelope BeatGrid BranchesSplitterProportion',
  'ChainSelectorRelativePosition CoarseRelativePosition CurrentOverlay CurrentTab CutoffLimit EditMode',
  'Global_SerialNumber HistogramCenterNote HistogramNoteRange HostVisualisationRate InitialSlicePointsFromOnsets',
  'IsAutoSelectEnabled IsBranchesListVisible IsMidiSectionVisible IsOutputCurveVisible IsRangesEditorVisible',
  'IsReturnBranchesListVisible LfoRateSyncedRelativePosition LockId LockSeal LowestScrollPosArranger',
  'LowestScrollPosEnvelope OctaveRelativePosition Onsets',
  'OscillatorOctRelativePosition OscillatorSemiRelativePosition PadScrollPosition ParamBlockSize',
  'PatternOffsetRelativePosition PitchBendRangeRelativePosition PitchScrollPosArranger PitchScrollPosEnvelope',
  'PitchScrollPosition RangeTypeIndex RelativePitchScrollPosition ReleaseLoop RepeatRelativePosition',
  'ResNoteScrollPosition RetriggerIntervalRelativePosition ScrollPosition SelectedBand SelectedFinger',
  'SelectedModulationSource SelectedModulationSourceVisualization SelectedModulationTab SelectedOscillatorBreakout',
  'SelectedStageTab Selection ShiftScaleDegreesScrollPosArranger ShiftScaleDegreesScrollPosEnvelope',
  'ShiftScrollPosArranger ShiftScrollPosEnvelope ShowBranchesInSessionMixer ShowFilter ShowLfo ShowModulationFoldout',
  'SimplerBreakoutVisible SlicingBeatGrid SlicingRegions SlicingThreshold SpectrumAnalyzer',
  'TransposeDistanceRelativePosition TransposeRelativePosition TransposeScrollPosArranger TransposeScrollPosEnvelope',
  'TransposeStepsRelativePosition UseDynamicBeatSlices UseDynamicRegionSlices ViewMode ViewSettings',
  'ViewsToRestoreWhenUnfolding VisibleDisplay VisualizationMode Solo TimeSignature WarpMarkers ZoneEditorVisible',
  'IsActive GranularityTones GranularityTexture FluctuationTexture ComplexProFormants ComplexProEnvelope TransientResolution TransientLoopMode TransientEnvelope',
]
  .flatMap((line) => line.split(' '))
  .concat(
    ['Envelope2DisplayMode', 'Envelope3DisplayMode'],
    ['MacroAnnotations.', 'MacroColor.', 'MacroColorIndex.', 'MacroDefaults.'].flatMap((name) => numbered(name, 16)),
    ['SlotNumber.', 'TabAlpha.', 'TabOmega.', 'TabTitle.'].flatMap((name) => numbered(name, 8)),
  )

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}${i}`)
}

/** View state and wrappers, which every version of Live names again. */
export function isViewState(name: string): boolean {
  return /ViewState|ListWrapper$|KeyMidi|^NoteEditorFold|Scroll(?:er|Pos)/.test(name)
}

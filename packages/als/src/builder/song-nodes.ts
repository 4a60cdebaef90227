import type { BuildContext } from './build-context.ts'
import { clip } from './clip-node.ts'
import { color } from './color-node.ts'
import type { GrooveDescription, SceneDescription } from './description/set-description.ts'
import { followAction } from './follow-action-node.ts'
import { packTimeSignature } from './pack-time-signature.ts'
import { createTrackContext } from './track-context.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** Scenes: an element each with its own tempo from Live 11 on, before that names only. */
export function scenes(context: BuildContext): XmlNode {
  const described = Array.from({ length: context.sceneCount }, (_, i) => asScene(context.set.scenes?.[i]))
  return context.shape.live >= 11
    ? element(
        'Scenes',
        described.map((one, index) => scene(context, one, index)),
      )
    : element(
        'SceneNames',
        described.map((one) => sceneName(context, one)),
      )
}

export function locators(context: BuildContext): XmlNode {
  const described = context.set.locators ?? []
  const nodes = described.map((one, index) =>
    identified('Locator', index, [
      value('LomId', 0),
      value('Time', one.timeBeats),
      value('Name', one.name),
      value('Annotation', one.annotation ?? ''),
      value('IsSongStart', one.isSongStart ?? false),
    ]),
  )
  return element('Locators', [element('Locators', nodes)])
}

export function groovePool(context: BuildContext): XmlNode {
  const described = context.set.grooves ?? []
  return element('GroovePool', [
    element(
      'Grooves',
      described.map((one, index) => groove(context, one, index)),
    ),
  ])
}

export function transport(context: BuildContext): XmlNode {
  const { loop, currentTimeBeats, isPunchIn, isPunchOut } = context.set
  return element('Transport', [
    value('LoopOn', loop?.isOn ?? false),
    value('LoopStart', loop?.startBeats ?? 0),
    value('LoopLength', loop?.lengthBeats ?? 16),
    value('LoopIsSongStart', false),
    value('CurrentTime', currentTimeBeats ?? 0),
    value('PunchIn', isPunchIn ?? false),
    value('PunchOut', isPunchOut ?? false),
  ])
}

/** Empty means twelve equal steps. */
export function tuningSystems(context: BuildContext): XmlNode {
  const { tuning } = context.set
  if (tuning === undefined) return element('TuningSystems')
  return element('TuningSystems', [
    identified('TuningSystem', 0, [
      value('TuningSystemName', tuning.name),
      element('ReferencePitch', [value('FrequencyInHz', tuning.referenceFrequencyHz)]),
    ]),
  ])
}

function asScene(described: string | SceneDescription | undefined): SceneDescription {
  return typeof described === 'string' ? { name: described } : (described ?? {})
}

function scene(context: BuildContext, described: SceneDescription, index: number): XmlNode {
  return identified('Scene', index, [
    ...followAction(context.shape.live, described.followAction),
    value('Name', described.name ?? ''),
    value('Annotation', described.annotation ?? ''),
    color(context.shape, described.colorIndex),
    value('Tempo', described.bpm ?? 120),
    value('IsTempoEnabled', described.bpm !== undefined),
    value('TimeSignatureId', packTimeSignature(described.timeSignature ?? '4/4')),
    value('IsTimeSignatureEnabled', described.timeSignature !== undefined),
    value('LomId', 0),
  ])
}

function sceneName(context: BuildContext, described: SceneDescription): XmlNode {
  const parts = [value('Annotation', described.annotation ?? ''), color(context.shape, described.colorIndex)]
  return element('Scene', parts, { Value: described.name ?? '' })
}

/** Amounts are percent in the file. */
function groove(context: BuildContext, described: GrooveDescription, index: number): XmlNode {
  const template = clip(createTrackContext(context), { kind: 'midi', notes: described.notes ?? [] }, 0)
  return identified('Groove', index, [
    value('Name', described.name),
    element('Clip', [element('Value', [template])]),
    value('Grid', described.grid ?? 3),
    value('QuantizationAmount', (described.quantizationAmount ?? 0) * 100),
    value('TimingAmount', (described.timingAmount ?? 1) * 100),
    value('RandomAmount', (described.randomAmount ?? 0) * 100),
    value('VelocityAmount', (described.velocityAmount ?? 0) * 100),
  ])
}

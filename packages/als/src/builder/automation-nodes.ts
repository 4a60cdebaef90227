import type { AutomationDescription } from './description/automation-description.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** `AutomationEnvelopes` of a track (Live 10+); each points to its parameter by id. */
export function automationEnvelopes(track: TrackContext): XmlNode {
  const envelopes = [...track.automation.values()].map((one, index) =>
    identified('AutomationEnvelope', index, [
      element('EnvelopeTarget', [value('PointeeId', track.targetId(one.parameter))]),
      element('Automation', [events(one, true)]),
    ]),
  )
  return element('AutomationEnvelopes', [element('Envelopes', envelopes)])
}

/** The breakpoints that stand inside a parameter in Live 8 and 9; without automation the one value. */
export function arrangerAutomation(
  track: TrackContext,
  path: string,
  unautomated: number | boolean,
  isChoice: boolean,
): XmlNode {
  const automation = track.automation.get(path) ?? {
    parameter: path,
    events: [{ timeBeats: FROM_THE_BEGINNING, value: unautomated }],
    isChoice,
  }
  return element('ArrangerAutomation', [events(automation, false)])
}

/** Clip envelopes; Live 8 calls them modulations. */
export function clipEnvelopes(track: TrackContext, envelopes: readonly AutomationDescription[]): XmlNode {
  const { shape } = track
  const nodes = envelopes.map((one, index) =>
    identified(shape.live >= 9 ? 'ClipEnvelope' : 'Modulation', shape.hasListIds ? index : null, [
      element(shape.live >= 9 ? 'EnvelopeTarget' : 'ModulationTarget', [
        value('PointeeId', track.targetId(one.parameter)),
      ]),
      element('Automation', [events(one, shape.hasListIds)]),
    ]),
  )
  return shape.live >= 9
    ? element('Envelopes', [element('Envelopes', nodes)])
    : element('ModulationList', [element('Modulations', nodes)])
}

/** Live opens every list with the value "from the beginning". */
function events(automation: AutomationDescription, hasIds: boolean): XmlNode {
  const [first] = automation.events
  const initial = first && first.timeBeats > FROM_THE_BEGINNING ? [{ ...first, timeBeats: FROM_THE_BEGINNING }] : []
  const nodes = [...initial, ...automation.events].map((event, index) => ({
    ...element(eventTag(automation, event.value)),
    attributes: { ...(hasIds ? { Id: index } : {}), Time: event.timeBeats, Value: event.value },
  }))
  return element('Events', nodes)
}

function eventTag(automation: AutomationDescription, written: number | boolean): string {
  if (typeof written === 'boolean') return 'BoolEvent'
  return automation.isChoice === true ? 'EnumEvent' : 'FloatEvent'
}

const FROM_THE_BEGINNING = -63_072_000

import { clip } from './clip-node.ts'
import type { TrackDescription } from './description/track-description.ts'
import type { TrackContext } from './track-context.ts'
import { element, identified, value, type XmlNode } from './xml-node.ts'

/** Alternatives to what plays (Live 11+). */
export function takeLanes(track: TrackContext, lanes: NonNullable<TrackDescription['takeLanes']>): XmlNode {
  const nodes = lanes.map((lane, index) =>
    identified('TakeLane', index, [
      value('Height', 51),
      element('ClipAutomation', [
        element(
          'Events',
          lane.clips.map((one, i) => clip(track, one, i)),
        ),
      ]),
      value('Name', lane.name),
      value('Annotation', ''),
      value('Audition', lane.isAuditioned ?? false),
    ]),
  )
  return element('TakeLanes', [element('TakeLanes', nodes), value('AreTakeLanesFolded', true)])
}

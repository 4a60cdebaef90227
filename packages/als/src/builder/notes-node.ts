import type { MidiNoteDescription } from './description/clip-description.ts'
import type { LiveShape } from './live-shape.ts'
import { element, identified, value, when, type XmlAttributes, type XmlNode } from './xml-node.ts'

/** Notes grouped by key, the key after them, as Live writes them. */
export function notes(shape: LiveShape, described: readonly MidiNoteDescription[]): XmlNode {
  const numbered = described.map((note, index) => ({ note, id: index + 1 }))
  const keys = [...Map.groupBy(numbered, ({ note }) => note.pitch)].sort((a, b) => a[0] - b[0])
  const tracks = keys.map(([pitch, ofKey], index) =>
    identified('KeyTrack', shape.hasListIds ? index : null, [
      element(
        'Notes',
        ofKey
          .toSorted((a, b) => a.note.startBeats - b.note.startBeats)
          .map(({ note, id }) => element('MidiNoteEvent', [], noteAttributes(shape, note, id))),
      ),
      value('MidiKey', pitch),
    ]),
  )
  return element('Notes', [
    element('KeyTracks', tracks),
    ...when(shape.release >= 1001, perNoteEvents(shape, numbered)),
    ...when(shape.live >= 12, element('NoteProbabilityGroups')),
    ...when(shape.release >= 1001, element('NoteIdGenerator', [value('NextId', described.length + 1)])),
  ])
}

type NumberedNote = { readonly note: MidiNoteDescription; readonly id: number }

function noteAttributes(shape: LiveShape, note: MidiNoteDescription, id: number): XmlAttributes {
  const isOn = !(note.isMuted ?? false)
  const { probability = 1, velocityDeviation = 0 } = note
  const omitsDefaults = shape.release >= 1202
  return {
    Time: note.startBeats,
    Duration: note.durationBeats,
    Velocity: note.velocity ?? 100,
    ...(shape.live >= 11 && !(omitsDefaults && velocityDeviation === 0)
      ? { VelocityDeviation: velocityDeviation }
      : {}),
    OffVelocity: note.releaseVelocity ?? 64,
    ...(shape.live >= 11 && !(omitsDefaults && probability === 1) ? { Probability: probability } : {}),
    ...(omitsDefaults && isOn ? {} : { IsEnabled: isOn }),
    ...(shape.release >= 1001 ? { NoteId: id } : {}),
  }
}

/** MPE curves by note. */
function perNoteEvents(shape: LiveShape, numbered: readonly NumberedNote[]): XmlNode {
  const lists = numbered.flatMap(({ note, id }) =>
    (shape.live >= 11 ? (note.expressions ?? []) : []).map((expression, index) => ({
      ...element(
        'PerNoteEventList',
        [
          element(
            'Events',
            expression.events.map((event) =>
              element('PerNoteEvent', [], { TimeOffset: event.offsetBeats, Value: event.value }),
            ),
          ),
        ],
        { Id: id * 8 + index, NoteId: id, CC: expression.controller },
      ),
    })),
  )
  return element('PerNoteEventStore', [element('EventLists', lists)])
}

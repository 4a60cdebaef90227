import type { BuildContext } from './build-context.ts'
import { mainTrack } from './main-track-node.ts'
import { setScale } from './scale-nodes.ts'
import { groovePool, locators, scenes, transport, tuningSystems } from './song-nodes.ts'
import { trackNode } from './track-node.ts'
import { element, value, when, type XmlNode } from './xml-node.ts'

/** The whole document of a set. Tracks and clips are built when they are written. */
export function setNode(context: BuildContext): XmlNode {
  const { shape } = context
  return element('Ableton', [element('LiveSet', liveSet(context))], {
    MajorVersion: shape.majorVersion,
    MinorVersion: shape.minorVersion,
    ...(shape.creator === null ? {} : { SchemaChangeCount: '3', Creator: shape.creator, Revision: REVISION }),
  })
}

function* liveSet(context: BuildContext): Generator<XmlNode> {
  const { shape, set } = context
  yield* when(shape.hasEnvelopes, value('NextPointeeId', ABOVE_ALL_IDS))
  yield value('LomId', 0)
  yield element('Tracks', tracks(context))
  yield mainTrack(context)
  yield element(
    'SendsPre',
    context.returns.map((_, index) => element('SendPreBool', [], { Id: index, Value: false })),
  )
  yield scenes(context)
  yield transport(context)
  yield value('GlobalQuantisation', set.launchQuantization ?? 4)
  yield* setScale(shape, set.scale)
  yield locators(context)
  yield value('Annotation', set.annotation ?? '')
  yield groovePool(context)
  yield* when(shape.live >= 12, tuningSystems(context))
}

function* tracks(context: BuildContext): Generator<XmlNode> {
  for (const [index, track] of context.tracks.entries()) yield trackNode(context, track, index)
}

/** Live counts on from here when it next needs an id. */
const ABOVE_ALL_IDS = 1_000_000_000

/** Live puts the revision of its own source here: forty hexadecimal digits. */
const REVISION = '0'.repeat(40)

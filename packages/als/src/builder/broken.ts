import { buildSet, buildSetXml } from './build-set.ts'
import { gzip } from './gzip.ts'

/** A set of a few bars, for cutting up. */
const SMALL = {
  tracks: [
    { kind: 'midi', name: 'Keys', arrangementClips: [{ notes: [{ pitch: 60, startBeats: 0, durationBeats: 1 }] }] },
  ],
} as const

/** A gzip file that ends in its middle, as after a broken download. */
export async function cutGzip(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await buildSet(SMALL)
  return bytes.slice(0, Math.floor(bytes.length / 2))
}

/** A gzip file of any text. */
export async function gzipOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return gzip([text])
}

/** Good gzip around XML that ends in its middle. */
export async function cutXml(): Promise<Uint8Array<ArrayBuffer>> {
  const xml = buildSetXml(SMALL)
  return gzip([xml.slice(0, Math.floor(xml.length / 2))])
}

/** A rack (`.adg`) or a device preset (`.adv`). */
export async function presetXml(kind: 'adg' | 'adv'): Promise<Uint8Array<ArrayBuffer>> {
  const preset =
    kind === 'adg'
      ? '<GroupDevicePreset><Device><InstrumentGroupDevice Id="0" /></Device><BranchPresets /></GroupDevicePreset>'
      : '<Eq8><LomId Value="0" /><GlobalGain><Manual Value="0" /></GlobalGain></Eq8>'
  return gzip([document(preset)])
}

/** A clip that was saved by itself (`.alc`): a whole set with one track and one clip, which only its name tells apart. */
export async function alcXml(): Promise<Uint8Array<ArrayBuffer>> {
  const riff = { name: 'Riff', notes: [{ pitch: 57, startBeats: 0, durationBeats: 2 }] }
  return buildSet({ tracks: [{ kind: 'midi', name: 'Keys', sessionClips: { 0: riff } }] })
}

/** What Live 7 and older wrote: no XML and no gzip, a serialised object graph behind a four-byte mark. */
export function live7Bytes(): Uint8Array<ArrayBuffer> {
  const names = new TextEncoder().encode('FLoaderObject\0FLiveDocument\0FTrackList\0FMidiTrack\0')
  return Uint8Array.from([0xab, 0x1e, 0x56, 0x78, 3, 0, 0, 0, ...names, ...new Uint8Array(512)])
}

/**
 * A small file that unpacks to `bytes` of white space inside a set's frame: a "bomb". It is made as it is compressed,
 * so making it takes no memory.
 *
 * @example await gzipBomb(2 * 1024 ** 3) // → about 2 MB
 */
export async function gzipBomb(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return gzip(bombText(bytes))
}

/** A set whose second of three clips ends nowhere and has a loop of words: the others can be read. */
export async function setWithUnreadableClip(): Promise<Uint8Array<ArrayBuffer>> {
  const xml = buildSetXml({
    tracks: [
      {
        kind: 'midi',
        name: 'Bass',
        arrangementClips: [0, 16, 32].map((startBeats) => ({
          name: `Bass ${startBeats / 16 + 1}`,
          startBeats,
          lengthBeats: 16,
          notes: [{ pitch: 36, startBeats: 0, durationBeats: 1 }],
        })),
      },
    ],
  })
  const broken = xml
    .replace('<CurrentEnd Value="32" />', '<CurrentEnd Value="somewhere" />')
    .replace(/(<CurrentEnd Value="somewhere" \/>\s*<Loop>\s*)<LoopStart Value="0" \/>/, '$1<LoopStart Value="a bit" />')
  return gzip([broken])
}

function* bombText(bytes: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<Ableton MajorVersion="5" MinorVersion="12.0_12203" Creator="Ableton Live 12.2.5">\n<LiveSet>\n'
  const spaces = ' '.repeat(1024 ** 2)
  for (let left = bytes; left > 0; left -= spaces.length) yield left >= spaces.length ? spaces : spaces.slice(0, left)
  yield '</LiveSet>\n</Ableton>\n'
}

function document(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Ableton MajorVersion="5" MinorVersion="12.0_12203" Creator="Ableton Live 12.2.5">\n${body}\n</Ableton>\n`
}

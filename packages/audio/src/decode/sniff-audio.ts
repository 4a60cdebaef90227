import { AudioProblemError } from './audio-problem.ts'

export type AudioContainer = 'wav' | 'aiff' | 'flac' | 'mp3' | 'mp4' | 'adts' | 'ogg-vorbis' | 'ogg-opus'

/** Bytes that `sniffAudio` wants to see; an MP3 may hide behind a tag as long as that tag says. */
export const SNIFFED_BYTES = 4096

/**
 * Names the container by its first bytes, never by the file's name.
 * Throws `AudioProblemError` with a sentence that says what the file is where it is something else.
 */
export function sniffAudio(head: Uint8Array): AudioContainer {
  if (head.length === 0)
    throw new AudioProblemError('empty-file', 'This file is empty (0 bytes). Export the sound again.')
  const letters = latin(head)
  if (letters.startsWith('version https://git-lfs')) {
    throw new AudioProblemError(
      'lfs-pointer',
      'This is a Git LFS pointer, not the sound itself. Run "git lfs pull" in the folder and choose the file again.',
    )
  }
  const form = letters.slice(8, 12)
  if (/^(RIFF|RIFX|RF64|BW64)/.test(letters) && form === 'WAVE') return 'wav'
  if (letters.startsWith('FORM') && (form === 'AIFF' || form === 'AIFC')) return 'aiff'
  if (letters.startsWith('fLaC')) return 'flac'
  if (letters.startsWith('OggS')) return sniffOgg(letters)
  if (letters.slice(4, 8) === 'ftyp' || /^(moov|mdat|free|skip|wide)/.test(letters.slice(4, 8))) return 'mp4'
  if (isMpegFrame(head, 0)) return (head[1] as number) % 8 < 2 && ((head[1] as number) & 6) === 0 ? 'adts' : 'mp3'
  if (letters.startsWith('ID3')) return 'mp3'
  const known = KNOWN.find(({ test }) => (typeof test === 'string' ? letters.startsWith(test) : test.test(letters)))
  if (known) throw new AudioProblemError(known.code ?? 'not-audio', known.message)
  if (head.every((byte) => byte === 0)) {
    throw new AudioProblemError(
      'not-audio',
      'This file starts with zeros only: a copy or a download that did not finish. Copy it again.',
    )
  }
  throw new AudioProblemError(
    'not-audio',
    'This is not a sound file that Kvint can hear. It hears WAV, AIFF, FLAC, MP3, Ogg Vorbis and Opus, and in a browser M4A and AAC. Export it as WAV.',
  )
}

/** Whether a frame of MPEG audio (MP3, or AAC in ADTS with layer 0) begins here. */
export function isMpegFrame(bytes: Uint8Array, at: number): boolean {
  const [a, b, c] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
  if (a !== 0xff || (b & 0xe0) !== 0xe0) return false
  const layer = (b >> 1) & 3
  if (layer === 0) return (b & 0xf6) === 0xf0 && ((c >> 2) & 15) < 13
  return ((b >> 3) & 3) !== 1 && c >> 4 !== 15 && c >> 4 !== 0 && ((c >> 2) & 3) !== 3
}

function sniffOgg(letters: string): AudioContainer {
  const first = letters.slice(28, 64)
  if (first.startsWith('\u0001vorbis')) return 'ogg-vorbis'
  if (first.startsWith('OpusHead')) return 'ogg-opus'
  const codec = first.startsWith('Speex')
    ? 'Speex'
    : first.startsWith('\u007fFLAC')
      ? 'FLAC'
      : 'a codec that is not Vorbis or Opus'
  throw new AudioProblemError('unsupported-format', `This Ogg file holds ${codec}. Export it as WAV or FLAC.`)
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 256))

type Known = { readonly test: string | RegExp; readonly message: string; readonly code?: 'unsupported-format' }

const unsupported = (test: string | RegExp, name: string): Known => ({
  test,
  code: 'unsupported-format',
  message: `This is ${name}, which can't be heard here. Convert it to WAV or FLAC.`,
})
const other = (test: string | RegExp, name: string): Known => ({
  test,
  message: `This is ${name}, not a sound file. Choose the bounce itself: WAV, AIFF, FLAC, MP3 or Ogg.`,
})

const KNOWN: readonly Known[] = [
  unsupported(/^RIFF....AVI /s, 'an AVI video'),
  unsupported(/^RIFF....(RMID|WEBP)/s, 'a RIFF file without sound'),
  unsupported('wvpk', 'a WavPack file'),
  unsupported('MAC ', "a Monkey's Audio file"),
  unsupported('TTA1', 'a True Audio file'),
  unsupported('MPCK', 'a Musepack file'),
  unsupported('caff', 'a Core Audio file (CAF)'),
  unsupported('riff\u002e\u0091\u00cf\u0011', 'a Sony Wave64 file'),
  unsupported('\u0030\u0026\u00b2\u0075', 'a Windows Media file'),
  unsupported('\u001aE\u00df\u00a3', 'a Matroska or WebM file'),
  unsupported('#!AMR', 'a voice recording in AMR'),
  unsupported('\u000bw', 'Dolby AC-3'),
  unsupported('DSD ', 'a DSD file'),
  unsupported('.snd', 'a Sun audio file'),
  other('MThd', 'a MIDI file'),
  other('\u001f\u008b', 'a gzip file, perhaps a Live set (.als)'),
  other('PK\u0003\u0004', 'a ZIP archive'),
  other('Rar!', 'a RAR archive'),
  other('7z\u00bc\u00af', 'a 7-Zip archive'),
  other('\u0089PNG', 'a PNG picture'),
  other('\u00ff\u00d8\u00ff', 'a JPEG picture'),
  other('GIF8', 'a GIF picture'),
  other('%PDF', 'a PDF document'),
  other('<?xml', 'an XML document, perhaps a Live set'),
  other(/^\s*<(!doctype|html)/i, 'a web page, perhaps a download that asked for a sign-in'),
  other(/^\s*[[{]"/, 'a JSON document'),
  other('\u007fELF', 'a program'),
  other('MZ', 'a program'),
  other('ableton', 'a file of Live'),
]

/** Says of the first bytes of a file, each as a letter, what they are and what to do. `say` begins the sentence. */
export function describeForeignFile(start: string, say: (what: string) => string): string {
  const known = KINDS.find(({ marks, at = 0 }) => marks.some((mark) => start.startsWith(mark, at)))
  if (known === undefined) {
    return `${say('neither a gzip nor an XML file')} (another program may use the same extension). ${CHOOSE}`
  }
  return `${say(known.what)}. ${known.next}`
}

const CHOOSE = 'Choose the .als file that Live saved.'
const UNPACK = 'Unpack it and choose the .als file inside.'
const OPEN_IN_LIVE = 'Choose the .als file of the song that it belongs to.'
const UTF_8 =
  "Live writes UTF-8: save it so in the editor that changed it, or take a set from the project's Backup folder."

/** `marks` stand at the beginning, or `at` another place. */
type Kind = { readonly marks: readonly string[]; readonly at?: number; readonly what: string; readonly next: string }

const KINDS: readonly Kind[] = [
  { marks: ['PK\u0003\u0004'], what: 'a ZIP archive', next: UNPACK },
  { marks: ['7z\u00bc\u00af'], what: 'a 7-Zip archive', next: UNPACK },
  { marks: ['Rar!\u001a'], what: 'a RAR archive', next: UNPACK },
  { marks: ['\u00fd7zXZ'], what: 'an XZ archive', next: UNPACK },
  { marks: ['BZh'], what: 'a bzip2 archive', next: UNPACK },
  { marks: ['\u0028\u00b5\u002f\u00fd'], what: 'a Zstandard archive', next: UNPACK },
  { marks: ['ustar'], at: 257, what: 'a TAR archive', next: UNPACK },
  { marks: ['\u001f\u008b'], what: 'another gzip file', next: 'It was compressed twice: unpack it once and try that.' },
  { marks: ['H4sI'], what: 'a compressed file written as text (base64)', next: 'Download the file itself.' },
  { marks: ['\u00ff\u00fe', '\u00fe\u00ff', '<\0', '\0<'], what: 'text in UTF-16', next: UTF_8 },
  {
    marks: ['\0\u0005\u0016\u0007', '\0\u0005\u0016\0'],
    what: 'a file that macOS lays beside the real one, named like it with "._" in front',
    next: 'Choose the file without "._".',
  },
  { marks: ['RIFF', 'RF64'], what: 'a WAV or AVI file', next: OPEN_IN_LIVE },
  { marks: ['FORM'], what: 'an AIFF file', next: OPEN_IN_LIVE },
  { marks: ['fLaC'], what: 'a FLAC file', next: OPEN_IN_LIVE },
  {
    marks: ['ID3', '\u00ff\u00fb', '\u00ff\u00fa', '\u00ff\u00f3', '\u00ff\u00f2', '\u00ff\u00e3', '\u00ff\u00e2'],
    what: 'an MP3 file',
    next: OPEN_IN_LIVE,
  },
  { marks: ['\u00ff\u00f1', '\u00ff\u00f9'], what: 'an AAC file', next: OPEN_IN_LIVE },
  { marks: ['OggS'], what: 'an Ogg file', next: OPEN_IN_LIVE },
  { marks: ['ftyp'], at: 4, what: 'an MP4 or M4A file', next: OPEN_IN_LIVE },
  { marks: ['MThd'], what: 'a MIDI file', next: 'Drag it into a set in Live, save that, and choose the .als file.' },
  { marks: ['FLhd'], what: 'a project of FL Studio', next: CHOOSE },
  { marks: ['bplist'], what: 'a property list of macOS', next: CHOOSE },
  { marks: ['%PDF'], what: 'a PDF document', next: CHOOSE },
  { marks: ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8'], what: 'a picture', next: CHOOSE },
]

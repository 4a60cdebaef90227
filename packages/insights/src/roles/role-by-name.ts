import type { Role } from '@kvint/report'

/**
 * What a name says about a part, in the words of several languages; `null` where it says nothing. A name that holds
 * two drums, such as “Kick and Hihats”, is `drums`.
 *
 * ```ts
 * roleByName('02 Sub Bass') // { role: 'bass', word: 'sub' }
 * ```
 */
export function roleByName(name: string): { readonly role: Role; readonly word: string } | null {
  const plain = normalise(name)
  if (!ANY_WORD.test(plain)) return null
  const found = PATTERNS.flatMap(({ role, pattern }) => {
    const word = pattern.exec(plain)?.[0]?.trim()
    return word === undefined || word === '' ? [] : [{ role, word }]
  })
  const drums = found.filter(({ role }) => DRUM_ROLES.has(role))
  const [first, second] = drums
  if (first && second && first.role !== second.role) {
    return { role: 'drums', word: `${first.word} … ${second.word}` }
  }
  const pitched = found.find(({ role }) => !DRUM_ROLES.has(role) && role !== 'effects')
  return (first && WEAK_DRUM_WORD.test(first.word) ? pitched : null) ?? found[0] ?? null
}

/** Drums as a whole and their single voices. */
export const DRUM_ROLES: ReadonlySet<Role> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])

/** Makers put these into the names of any sample: “KIT6 electric piano chords” is no kit, “Beat that bass” no beat. */
const WEAK_DRUM_WORD = /^(?:kit|beats?|breaks?)$/

function normalise(name: string): string {
  const plain = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/ø/g, 'o')
    .replaceAll(/å/g, 'a')
  return ` ${plain.replaceAll(/(?<!8)(?<!80)[0-9]+(?!0?8)|[^\p{L}\p{N}]+/gu, ' ').replaceAll(/ +/g, ' ')} `
}

function words(...parts: string[]): RegExp {
  return new RegExp(` (?:${parts.join('|')})(?= )`, 'u')
}

/**
 * Specific before general. English, German, French, Spanish, Italian, Portuguese, Norwegian, Dutch, Japanese.
 * “808” alone is left out: it is a kit to some and a bass to others.
 */
const PATTERNS: readonly { readonly role: Role; readonly pattern: RegExp }[] = [
  {
    role: 'kick',
    pattern: words(
      'kicks?',
      'kik',
      'kickdrum',
      'bd',
      'bass ?drum',
      'bombo',
      'grosse caisse',
      'grancassa',
      'cassa',
      'stortromme',
      'basstromme',
      'キック',
    ),
  },
  {
    role: 'snare',
    pattern: words(
      'snares?',
      'sd',
      'claps?',
      'rim',
      'rimshot',
      'caja',
      'caisse claire',
      'rullante',
      'caixa',
      'skarp',
      'skarptromme',
      'スネア',
      'クラップ',
    ),
  },
  {
    role: 'hats',
    pattern: words(
      'hats?',
      'hh',
      'hi ?hats?',
      'hihats?',
      'oh',
      'ch',
      '(?:open|closed) ?hats?',
      'charley',
      'charles',
      'ハイハット',
    ),
  },
  {
    role: 'percussion',
    pattern: words(
      'percs?',
      'percussions?',
      'perkusjon',
      'percussao',
      'percusion',
      'percussioni',
      'shakers?',
      'tambourine',
      'tamb',
      'congas?',
      'bongos?',
      'cowbell',
      'toms?',
      'rides?',
      'crash(?:es)?',
      'cymbals?',
      'clicks?',
      'click ?track',
      'metronome',
      'metronom',
      'sticks?',
      'snaps?',
      'wood ?blocks?',
      'claves?',
      'timbales?',
      'timpani',
      'triangle',
      'tabla',
      'taiko',
      'djembe',
      'パーカッション',
    ),
  },
  {
    role: 'drums',
    pattern: words(
      'drums?',
      'drum ?loop',
      'drum ?kit',
      'kit',
      'breaks?',
      'breakbeat',
      'beats?',
      'trommer?',
      'trommeln',
      'schlagzeug',
      'batterie',
      'bateria',
      'batteria',
      'slagverk',
      'ドラム',
    ),
  },
  {
    role: 'bass',
    pattern: words(
      'sub',
      'sub ?bass',
      'subs',
      'bass',
      'basses',
      'bas',
      'basse',
      'basso',
      'bajo',
      'baixo',
      'bassline',
      'reese',
      'kontrabass',
      'contrabass',
      'ベース',
    ),
  },
  {
    role: 'vocal',
    pattern: words(
      'vox',
      'vocals?',
      'voc',
      'voices?',
      'voix',
      'voz',
      'voce',
      'gesang',
      'stimme',
      'vokal',
      'sang',
      'chant',
      'rap',
      'acapella',
      'acappella',
      'choir',
      'vocoder',
      'vocal ?chops?',
      'lyrics?',
      'singing',
      'mic',
      'kor',
      'chor',
      'bvs?',
      'adlibs?',
      'harmonies',
      'ボーカル',
      'ヴォーカル',
    ),
  },
  {
    role: 'guitar',
    pattern: words(
      'guitars?',
      'gtrs?',
      'gtar',
      'git',
      'gitar',
      'gitarre',
      'guitare',
      'guitarra',
      'chitarra',
      'violao',
      'ギター',
    ),
  },
  {
    role: 'pad',
    pattern: words(
      'pads?',
      'strings?',
      'stryk',
      'streicher',
      'cordes',
      'cuerdas',
      'archi',
      'atmos?',
      'atmosphere',
      'ambience',
      'drones?',
      'textures?',
      'パッド',
    ),
  },
  {
    role: 'arp',
    pattern: words('arps?', 'arpeggio', 'arpeggios', 'arpegio', 'arpege', 'pluck arp', 'sequence', 'seq', 'アルペジオ'),
  },
  {
    role: 'chords',
    pattern: words('chords?', 'akkorder?', 'akkorde', 'accords?', 'acordes?', 'accordi', 'stabs?', 'コード'),
  },
  {
    role: 'lead',
    pattern: words(
      'leads?',
      'melod(?:y|ies|i|ie|ia)',
      'hook',
      'plucks?',
      'theme',
      'solo',
      'topline',
      'trumpets?',
      'horns?',
      'brass',
      'sax(?:ophone)?',
      'flutes?',
      'clarinet',
      'oboe',
      'violins?',
      'violas?',
      'cellos?',
      'bells?',
      'glocken(?:spiel)?',
      'marimba',
      'vibes',
      'vibraphone',
      'xylophone',
      'kalimba',
      'whistle',
      'リード',
      'メロディ',
    ),
  },
  {
    role: 'keys',
    pattern: words(
      'keys?',
      'pianos?',
      'wurly',
      'mellotron',
      'harpsichord',
      'celesta',
      'pno',
      'klavier',
      'rhodes',
      'wurli',
      'wurlitzer',
      'organ',
      'orgel',
      'ep',
      'epiano',
      'e piano',
      'clav',
      'teclado',
      'tangenter',
      'ピアノ',
    ),
  },
  {
    role: 'effects',
    pattern: words(
      'fx',
      'sfx',
      'effects?',
      'riser',
      'risers',
      'uplifter',
      'downlifter',
      'sweeps?',
      'impacts?',
      'noise',
      'whoosh',
      'swoosh',
      'swells?',
      'booms?',
      'vinyl',
      'crackle',
      'foley',
      'transitions?',
      'reverse',
      'スイープ',
    ),
  },
]

/** Most names hold none of these words: one look instead of fourteen. */
const ANY_WORD = new RegExp(PATTERNS.map(({ pattern }) => pattern.source).join('|'), 'u')

import type { Role } from '@kvint/report'

/**
 * Specific before general. English, German, French, Spanish, Italian, Portuguese, Norwegian, Dutch, Japanese.
 * “808” alone is left out: it is a kit to some and a bass to others, which its notes tell.
 */
export const ROLE_PATTERNS: readonly { readonly role: Role; readonly pattern: RegExp }[] = [
  {
    role: 'kick',
    pattern: words(
      'kicks?|kiks?|kck|sub ?ki(?:ck|c|k)s?|kickdrum|bd|bass ?drum|bombo|grosse caisse|grancassa|cassa|stortromme|basstromme',
      'gran cassa|grosstrom|grosse trommel|bassdrums?|キック',
    ),
  },
  {
    role: 'snare',
    pattern: words(
      'snares?|sd|claps?|rim|rimshot|caja|caisse claire|rullante|caixa|skarp|skarptromme|handclaps?',
      'snr|clp|clapping|klapp|palmas|kleine trommel|redoblante|スネア|クラップ',
    ),
  },
  {
    role: 'hats',
    pattern: words(
      'hats?|hh|hhc|hho|chh|ohh|hi ?hats?|hihats?|oh|ch|(?:open|closed) ?hats?|charley|charles|hi ?hattar|chimbal|chimbales',
      'contratempo|ハイハット',
    ),
  },
  {
    role: 'percussion',
    pattern: words(
      'percs?|percussions?|perkusjon|percussao|percusion|percussioni|shakers?|tambourine|tamb|congas?',
      'bongos?|cowbell|toms?|rides?|crash(?:es)?|cymbals?|clicks?|click ?track|metronome|metronom|sticks?',
      'snaps?|wood ?blocks?|claves?|timbales?|timpani|triangle|tabla|taiko|djembe|perkussion|perkussjon',
      'perkussive?|becken|platillos|piatti|cymbales?|maracas|guiro|cabasa|castanets|agogo|pandeiro|cajon',
      'darbuka|udu|tamburin|tambourin|pandereta|hand ?drums?|schellenkranz|bell ?tree|パーカッション',
    ),
  },
  {
    role: 'drums',
    pattern: words(
      'drums?|drum ?loop|drum ?kit|kit|breaks?|breakbeat|beats?|trommer?|trommeln|schlagzeug|batterie',
      'bateria|batteria|slagverk|drummer|drumming|fills?|fill ?ins?|drum ?fills?|amen ?breaks?|tromme',
      'trommesett|tambores|(?:house|techno|trance|hip ?hop)beats?|ドラム',
    ),
  },
  {
    role: 'bass',
    pattern: words(
      'sub|sub ?bass|subs|bass|basses|bas|basse|basso|bajo|baixo|bassline|reese|kontrabass|contrabass',
      'bassen|bassi|bajos|baixos|contrebasse|contrabajo|contrabbasso|upright ?bass|ベース',
    ),
  },
  {
    role: 'vocal',
    pattern: words(
      'vox|vocals?|voc|voices?|voix|voz|voce|gesang|stimme|vokal|sang|chant|rap|acapella|acappella|choir',
      'vocoder|vocal ?chops?|lyrics?|singing|mic|kor|chor|bvs?|adlibs?|harmonies|singers?|vocali|vocais',
      'voces|canto|zang|stemmen?|koring|vokaler|choeurs?|coros?|narration|narrator|narrateur|spoken',
      'speech|dialogues?|dialogs?|talk ?box|rapper|gesange|ボーカル|ヴォーカル',
    ),
  },
  {
    role: 'guitar',
    pattern: words(
      'guitars?|gtrs?|gtar|git|gitar|gitarre|guitare|guitarra|chitarra|violao|guit|gitarren|guitares',
      'guitarras|chitarre|gitaar|gitarer|egtr|agtr|strat|stratocaster|telecaster|les paul',
      'strum(?:s|med|ming)?|ギター',
    ),
  },
  {
    role: 'pad',
    pattern: words(
      'pads?|strings?|stryk|streicher|cordes|cuerdas|archi|atmos?|atmosphere|ambience|drones?|textures?',
      'soundscapes?|ambiance|nappes?|flachen?|tappeto|ensamble de cuerdas|strykere',
      'string ?section|パッド',
    ),
  },
  {
    role: 'arp',
    pattern: words(
      'arps?|arpeggio|arpeggios|arpegio|arpege|pluck arp|sequence|seq|arpegg(?:i|iator|iated|iert)|arpeges',
      'arpegios|ostinatos?|sequenz|sequenser|sekvens|アルペジオ',
    ),
  },
  {
    role: 'chords',
    pattern: words(
      'chords?|akkorder?|akkorde|accords?|acordes?|accordi|stabs?|triads?|sevenths?|akkord|accord|acorde',
      'accordo|mellowchords|コード',
    ),
  },
  {
    role: 'lead',
    pattern: words(
      'leads?|melod(?:y|ies|i|ie|ia)|hook|plucks?|theme|solo|topline|trumpets?|horns?|brass|sax(?:ophone)?',
      'flutes?|clarinet|oboe|violins?|violas?|cellos?|bells?|glocken(?:spiel)?|marimba|vibes|vibraphone',
      'xylophone|kalimba|whistle|woodwinds?|synth ?riffs?|trompettes?|trompeten?|trompetas?|tromba',
      'trombones?|tuba|floyte|flote|querflote|flauto|flauta|violons?|violine|geigen?|fiolin(?:er)?|violino',
      'violoncell[oe]|violonchelo|saxofon|saxophon|klarinette?|clarinette|clarinetto|clarinete|fagott?',
      'bassoon|harmonica|munnspill|armonica|mundharmonika|accordion|trekkspill|akkordeon|accordeon',
      'fisarmonica|acordeon|xylofon|melodien|リード|メロディ',
    ),
  },
  {
    role: 'keys',
    pattern: words(
      'keys?|pianos?|wurly|mellotron|harpsichord|celesta|pno|klavier|rhodes|wurli|wurlitzer|organ|orgel|ep',
      'epiano|e piano|clav|teclado|tangenter|tastiera|tastiere|klaver|flygel|flugel|clavinet|claviers?',
      'teclados|pianoforte|orgue|organo|cembalo|clavecin|toetsen|hammond|tasten|ピアノ',
    ),
  },
  {
    role: 'effects',
    pattern: words(
      'fx|sfx|effects?|riser|risers|uplifter|downlifter|sweeps?|impacts?|noise|whoosh|swoosh|swells?|booms?',
      'vinyl|crackle|foley|transitions?|reverse|efx|effekte?r?|effets?|efectos|efeitos|effetti',
      'sound effects?|sirens?|alarms?|lasers?|explosions?|glitch(?:es)?|scratch(?:es|ing)?|thunder',
      'field ?recordings?|footsteps|bruits?|ruidos?|rumore|gerausche?|stoy|lydeffekter?|applause|crowd|スイープ',
    ),
  },
]

function words(...parts: string[]): RegExp {
  return new RegExp(` (?:${parts.join('|')})(?= )`, 'u')
}

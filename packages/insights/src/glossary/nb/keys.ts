import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const keysNb = {
  key: {
    name: 'toneart',
    definition: 'Tonen som kjennes som hjemme, og skalaen rundt den.',
    example: 'a-moll: Hjemme er A, tonene er A H C D E F G.',
    confusion: 'En skala er bare tonene; en toneart sier hvilken av dem som er hjemme.',
    alsoCalled: ['tonalitet'],
  },
  tonic: {
    name: 'tonika',
    definition: 'Hjemmetonen i en toneart, og akkorden som bygges på den.',
    example: 'I a-moll er tonika A, og akkorden er Am.',
    confusion: 'Grunntonen hører til en akkord; tonika hører til tonearten.',
    alsoCalled: ['grunntone i tonearten'],
  },
  dominant: {
    name: 'dominant',
    definition: 'Den femte tonen i skalaen og akkorden på den: Den lener seg mot hjemme.',
    example: 'I C-dur er dominanten G: Tonen H trekker opp til C.',
    confusion: 'Subdominanten fører bort fra hjemme; dominanten fører tilbake.',
  },
  subdominant: {
    name: 'subdominant',
    definition: 'Den fjerde tonen i skalaen, og akkordene som fører bort fra hjemme uten å trekke tilbake.',
    example: 'I C-dur er subdominanten F; Dm gjør samme jobb.',
  },
  scale: {
    name: 'skala',
    definition: 'Tonene en toneart er laget av, i rekkefølge; de fleste har sju.',
    example: 'C-dur: C D E F G A H.',
  },
  degree: {
    name: 'trinn',
    definition: 'Plassen til en tone i skalaen, talt fra tonika.',
    example: 'I C-dur er E det tredje trinnet.',
    confusion: 'En ters er en avstand mellom to toner; det tredje trinnet er en plass.',
    alsoCalled: ['skalatrinn'],
  },
  mode: {
    name: 'modus',
    definition: 'De samme sju tonene med en annen som hjemme; hver modus har én tone som gir den farge.',
    example: 'd-dorisk har tonene i C-dur med D som hjemme; fargetonen er H.',
    alsoCalled: ['kirketoneart'],
  },
  dorian: {
    name: 'dorisk',
    definition: 'Moll med en lys sekst.',
    example: 'D E F G A H C: H er det som skiller den fra d-moll.',
  },
  phrygian: {
    name: 'frygisk',
    definition: 'Moll med en mørk sekund, en halvtone over hjemme.',
    example: 'E F G A H C D: F lener seg ned mot E.',
  },
  lydian: {
    name: 'lydisk',
    definition: 'Dur med hevet kvart.',
    example: 'F G A H C D E: H svever der B♭ ville hvilt.',
  },
  mixolydian: {
    name: 'miksolydisk',
    definition: 'Dur med senket septim.',
    example: 'G A H C D E F: F holder den fra å trekke hjem.',
  },
  'relative-key': {
    name: 'parallelltoneart',
    definition: 'Dur- og molltonearten som deler alle tonene.',
    example: 'C-dur og a-moll.',
    confusion:
      'Varianttonearten deler grunntonen i stedet. På engelsk er ordene motsatt: «parallel key» er varianttonearten.',
  },
  'parallel-key': {
    name: 'varianttoneart',
    definition: 'Dur- og molltonearten på samme grunntone.',
    example: 'C-dur og c-moll.',
    confusion: 'Parallelltonearten deler alle tonene i stedet.',
    alsoCalled: ['variant'],
  },
  modulation: {
    name: 'modulasjon',
    definition: 'Hjemmetonen flytter seg og blir der.',
    example: 'Det siste refrenget løftes fra G til A.',
    confusion:
      'Én akkord utenfra er lånt eller lener seg mot naboen; tonearten blir. Modulasjon med en LFO er noe helt annet.',
    alsoCalled: ['toneartsskifte'],
  },
  semitone: {
    name: 'halvtone',
    definition: 'Det minste trinnet på klaviaturet: fra en tangent til den neste, svart eller hvit.',
    example: 'E til F, eller C til C♯.',
    alsoCalled: ['halvt trinn'],
  },
  'leading-tone': {
    name: 'ledetone',
    definition: 'Tonen en halvtone under hjemme; den vil opp.',
    example: 'G♯ i a-moll, i akkorden E.',
    confusion: 'Den lave septimen ligger en heltone under hjemme og trekker mindre.',
  },
  subtonic: {
    name: 'lav septim',
    definition: 'Tonen en heltone under hjemme: Den trekker mindre enn en ledetone.',
    example: 'G i a-moll.',
    alsoCalled: ['subtonika'],
  },
  'harmonic-minor': {
    name: 'harmonisk moll',
    definition: 'Moll med hevet septim, så dominanten trekker.',
    example: 'A H C D E F G♯.',
  },
  pentatonic: {
    name: 'pentaton',
    definition: 'En skala på fem toner uten halvtoner: vanskelig å få til å gnisse.',
    example: 'A C D E G.',
    alsoCalled: ['pentatonskala', 'femtoneskala'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>

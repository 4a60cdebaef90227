import type { MetricWords } from '@kvint/insights'

export const libraryMusicNb = {
  tempo: {
    title: 'Tempo',
    claims: {
      main: '{most} av {songs|låt|låter} ligger mellom {from} og {to} BPM.',
      default:
        '{most} av {songs|låt|låter} ligger mellom {from} og {to} BPM; {atDefault} på nøyaktig 120, der Live begynner.',
    },
    why: 'Tempoet avgjør hvor mye plass en tone har, hvilke trommer som føles riktige, og hvor lenge en takt varer. Et tempo ingen har valgt, avgjør det også.',
    tryThis: 'Begynn neste låt 15 BPM fra det vanlige tempoet ditt, før du spiller en tone.',
    honesty: 'Talt. Halvt og dobbelt tempo ser ulikt ut her og kan føles likt.',
  },
  keys: {
    title: 'Tonearter',
    claims: {
      main: 'Tonearten du bruker mest, er {key}, i {most} av {songs|låt|låter} med toner; {keys|toneart|tonearter} i alt.',
    },
    why: 'Hender og vaner har hjemmetonearter: de samme formene kommer igjen, og med dem de samme melodiene. Naboer i kvintsirkelen deler seks av sju toner, så steget dit er lite.',
    tryThis: 'Flytt en ferdig loop en kvart opp og spill med: hendene finner andre ting.',
    honesty: 'Tonearter leses fra MIDI-toner, og hver rapport sier hvor sikkert. Låter av lyd har ingen her.',
  },
  modes: {
    title: 'Dur, moll og de andre skalaene',
    claims: { main: '{share} % av {songs|låt|låter} med toneart går i {mode}.' },
    why: 'En skala er en stemning før første akkord. Mellom ren dur og ren moll ligger dorisk og miksolydisk, én tone unna hver.',
    tryThis: 'Ta en loop i moll og hev det sjette trinnet: det er dorisk. Hold det i åtte takter.',
    honesty: 'Lest fra MIDI-toner; naboskalaer kan være vanskelige å skille. Tiden er den siste lagringens.',
  },
  'chord-moves': {
    title: 'Akkordbevegelser',
    claims: { main: 'Bevegelsen du bruker mest, er {move}, i {most} av {songs|låt|låter} med akkorder.' },
    why: 'Fra hver akkord er det et sted du liker å gå. Tomme ruter er bevegelser du aldri gjør.',
    tryThis:
      'Der du neste gang gjør den vanlige bevegelsen: gå til en tom rute én gang, og la den gamle komme etterpå.',
    honesty:
      'Fra akkorder som er mer sannsynlige enn ikke, uten septimer og omvendinger; lyd har ingen. Rader er der bevegelsen begynner, kolonner der den ender.',
  },
  progressions: {
    title: 'Rekker som kommer igjen',
    claims: { main: '{progression} går i ring i {most} av {songs|låt|låter} med fire akkorder eller mer.' },
    why: 'En loop som kommer igjen fra låt til låt, er en signatur eller et spor slitt ned i gulvet. Bare du vet hvilken av dem.',
    tryThis: 'Behold tre av de fire akkordene og bytt den siste.',
    honesty: 'En loop teller som den samme hvor den enn begynner. Fra akkorder som er mer sannsynlige enn ikke.',
  },
  melody: {
    title: 'Melodier: omfang og trinn',
    claims: { main: '{share} % av bevegelsene i melodiene dine er trinn, i {songs|låt|låter} med melodi.' },
    why: 'Trinn er lette å synge og holder en linje sammen; sprang fanger øret fordi de er sjeldne. Boksen rommer den midterste halvdelen av tonene.',
    tryThis:
      'Gi neste melodi ett sprang på en kvint eller mer, på ordet eller slaget som betyr noe, og trinn rundt det.',
    honesty: 'Fra MIDI-spor som leses som melodi eller vokal. Sunget lyd ses ikke.',
  },
  grid: {
    title: 'På rutenettet',
    claims: {
      main: 'I {straight} av {songs|låt|låter} begynner nesten hver tone nøyaktig på rutenettet; {grooved} bruker en groove.',
    },
    why: 'Helt jevnt er en stil i seg selv. Svingen kommer av små, faste forskyvninger: hi-hat litt sent, skarptromme litt tidlig.',
    tryThis: 'Dra en 16-dels swing fra groove-samlingen til hi-hatten i en åpen låt, på 30 %.',
    honesty:
      'MIDI-toner innenfor 0,01 slag av en 16-del eller triol. En groove flytter toner når de spilles; det telles ikke her.',
  },
  velocities: {
    title: 'Hvor hardt du spiller',
    claims: {
      main: 'Minst variert: {role}. Halvparten av tonene ligger mellom anslag {from} og {to}, i {songs|låt|låter}.',
    },
    why: 'Små forskjeller i anslag forteller øret hvor slaget heller. En smal boks er samme styrke hele veien.',
    tryThis: 'Ta annenhver tone ned med 25 i stemmen med den smaleste boksen.',
    honesty: 'Den midterste av låtene dine for hver rolle. Et instrument kan se bort fra anslag, og lyd har ingen.',
  },
  'loop-lengths': {
    title: 'Lengden på looper',
    claims: { main: '{share} % av de loopede klippene dine er {bars} takter lange, i {songs|låt|låter}.' },
    why: 'Lengden på en loop avgjør hvor fort øret har hørt den. To looper av ulik lengde gir et mønster som er lengre enn begge.',
    tryThis: 'Gjør én loop tre takter lang mot de andres fire, og la dem gli fra hverandre.',
    honesty: 'Talt over alle klipp med loop på; et kopiert klipp teller hver gang.',
  },
} satisfies Record<string, MetricWords>

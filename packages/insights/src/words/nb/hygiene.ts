export const hygieneNb: Readonly<Record<string, string>> = {
  '{0} is assigned to side {1} of the crossfader.': '{0} ligger på side {1} av crossfaderen.',
  '{0} tracks are assigned to the crossfader: {1}.': '{0} spor ligger på crossfaderen: {1}.',
  'crossfader {0}': 'crossfader {0}',
  '{0} has no clips and no devices.': '{0} har verken klipp eller enheter.',
  '{0} tracks have no clips and no devices: {1}.': '{0} spor har verken klipp eller enheter: {1}.',
  empty: 'tomt',
  'The set is called {0}: in a month that may not say which version is the good one.':
    'Settet heter {0}: Om en måned sier det kanskje ikke hvilken versjon som er den gode.',
  'File name: {0}': 'Filnavn: {0}',
  'A guess from the name alone. If these words mean something to you, they work.':
    'En gjetning bare ut fra navnet. Betyr ordene noe for deg, virker de.',
  'The tempo is {0} BPM.': 'Tempoet er {0} BPM.',
  'Live shows {0}; the file says {1}': 'Live viser {0}; filen sier {1}',
  'Monitoring of {0} is set to In, so its clips are not heard.': 'Monitor på {0} står på In, så klippene høres ikke.',
  'Monitoring of {0} tracks is set to In, so their clips are not heard: {1}.':
    'Monitor på {0} spor står på In, så klippene høres ikke: {1}.',
  'Monitor In; {0}': 'Monitor In; {0}',
  'Certain about the setting. Tracks that take the sound or the notes of another track, or that others are routed to, are left out; on one that collects sound from outside, In is as it should be.':
    'Innstillingen er sikker. Spor som tar lyden eller notene fra et annet spor, eller som andre er rutet til, er ikke med; på et spor som samler lyd utenfra, skal det stå på In.',
  '{0} stand side by side, without a group.': '{0} står side om side, uten en gruppe.',
  '{0} could be the first group: {1}': '{0} kan bli den første gruppen: {1}',
  '{0}, 0 groups': '{0}, 0 grupper',
  'Certain: counted.': 'Sikkert: talt.',
  'The set: {0}': 'Settet: {0}',
  'You left {0} in this set.': 'Du har lagt igjen {0} i dette settet.',
  'Certain that it stands in the file; a text that came with a pack or a template may be among them.':
    'Sikkert at det står i filen; en tekst fra en pakke eller en mal kan være blant dem.',
  'All {0} have the same colour.': 'Alle {0} har samme farge.',
  '1 colour': '1 farge',
  'Nothing comes to {0}: everything leaves by {1}, to outputs of the sound card. An export of {2} is silent.':
    'Ingenting kommer til {0}: alt går ut fra {1}, til utganger på lydkortet. En eksport av {2} er stum.',
  '{0} goes straight to an output of the sound card, past {1}.': '{0} går rett til en utgang på lydkortet, utenom {1}.',
  '{0} tracks go straight to an output of the sound card, past {1}: {2}.':
    '{0} spor går rett til en utgang på lydkortet, utenom {1}: {2}.',
  'Audio To: {0}': 'Audio To: {0}',
  '{0} lies in the group {1} and goes past it: the devices of the group do nothing to it.':
    '{0} ligger i gruppen {1} og går utenom den: Enhetene på gruppen virker ikke på sporet.',
  '{0} lie in the group {1} and go past it: the devices of the group do nothing to them.':
    '{0} ligger i gruppen {1} og går utenom den: Enhetene på gruppen virker ikke på dem.',
  'The tracks in {0} groups go past them, so that their devices do nothing: {1}.':
    'Sporene i {0} grupper går utenom dem, så enhetene på gruppene gjør ingenting: {1}.',
  'nothing comes to {0}': 'ingenting kommer til {0}',
  'Certain about the routing. Where the group is there for order alone, its devices are not missed.':
    'Rutingen er sikker. Er gruppen der bare for ordens skyld, savnes ikke enhetene.',
  'Certain about the routing. For a click or a reference it is right.':
    'Rutingen er sikker. For et klikk eller en referanse er den riktig.',
  '{0} plays {1} by {2}.': '{0} spiller {2} {1}.',
  '{0} tracks play earlier or later than written: {1}.': '{0} spor spiller tidligere eller senere enn skrevet: {1}.',
  'track delay {0}{1}': 'track delay {0}{1}',
  'Certain. It is often on purpose.': 'Sikkert. Det er ofte med vilje.',
  '{0} ms': '{0} ms',
  '{0} of {1} have no name of their own.': '{0} av {1} har ikke et eget navn.',
  'Among them {0}': 'Blant dem {0}',
}

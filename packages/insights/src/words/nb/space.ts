export const spaceNb: Readonly<Record<string, string>> = {
  'line {0}': 'linje {0}',
  '{0} on {1} feeds back {2} of itself.': '{0} på {1} mater {2} av seg selv tilbake.',
  '{0} delays feed back 90 % or more: on {1}.': '{0} delayer mater 90 % eller mer tilbake: på {1}.',
  'feedback {0}': 'feedback {0}',
  'Certain about the setting; it is often meant exactly so.': 'Innstillingen er sikker; den er ofte ment akkurat slik.',
  '{0}{1}; nearest note value {2} at {3} BPM': '{0}{1}; nærmeste noteverdi {2} ved {3} BPM',
  '{0}: ': '{0}: ',
  'Certain arithmetic at the set’s tempo. A free delay is a matter of taste.':
    'Sikker regning i settets tempo. En fri delay er en smakssak.',
  '{0} each have a reverb of their own.': '{0} har hver sin egen romklang.',
  'Certain about the count. As sound design, a reverb belongs to its sound.':
    'Antallet er sikkert. Som lyddesign hører en romklang til lyden sin.',
  'I see no reverb or delay in this set.': 'Jeg ser ingen romklang eller delay i dette settet.',
  'No track reaches a reverb or delay: those of this set are off, or nothing is sent to them.':
    'Ingen spor når en romklang eller delay: De som finnes i settet, er av, eller ingenting sendes til dem.',
  '{0}, and none of them reaches one': '{0}, og ingen av dem når en',
  'on, and nothing is sent there': 'på, og ingenting sendes dit',
  'A guess: reverb inside samples and instruments is invisible to me, and dry can be the style.':
    'En gjetning: Romklang i samples og instrumenter ser jeg ikke, og tørt kan være stilen.',
  'The {0} on the return {1} is at {2} wet.': '{0} på returen {1} står på {2} våt.',
  '{0} effects on return tracks are not fully wet: {1}.': '{0} effekter på returspor er ikke helt våte: {1}.',
  'Dry/Wet {0}': 'Dry/Wet {0}',
  'Certain about the setting. In a chain of effects on one return, the later ones may be partly dry on purpose.':
    'Innstillingen er sikker. I en kjede av effekter på én retur kan de siste være delvis tørre med vilje.',
  '{0} on its pad {1}': '{0} på pad {1}',
  '{0} in its chain': '{0} i kjeden sin',
  'send to a reverb at {0}': 'send til en romklang på {0}',
  '{0} goes into a reverb: {1}.': '{0} går inn i en romklang: {1}.',
  '{0} low parts go into a reverb: {1}.': '{0} dype stemmer går inn i en romklang: {1}.',
  'Likely: the routing is certain, the role is read from the track. A rumble or a short room may be what you want.':
    'Sannsynlig: Rutingen er sikker, rollen er lest av sporet. En rumling eller et kort rom kan være det du vil ha.',
  'The reverb on {0} gets the low end as well.': 'Romklangen på {0} får bunnen også.',
  '{0} reverb returns get the low end as well: {1}.': '{0} romklangreturer får bunnen også: {1}.',
  'no low cut before or in the reverb': 'ikke noe lavkutt før eller i romklangen',
  'Likely: the chain and the sends are certain, that a low part is sent there is read from the tracks.':
    'Sannsynlig: Kjeden og sendene er sikre. At en dyp stemme sendes dit, er lest ut av sporene.',
  'Sends to {0} are taken before the fader.': 'Sender til {0} tas før faderen.',
  'Sends to {0} returns are taken before the fader: {1}.': 'Sender til {0} returspor tas før faderen: {1}.',
  'Pre; {0} send up to {1}': 'Pre; {0} sender opptil {1}',
  'Sends from {0} to {1} are not heard: the return track is off.':
    'Sends fra {0} til {1} høres ikke: Retursporet er av.',
  'Sends from {0} to {1} are not heard: its fader is all the way down.':
    'Sends fra {0} til {1} høres ikke: Faderen er helt nede.',
  '{0} return tracks that get sends are not heard: {1}.': '{0} returspor som får sends, høres ikke: {1}.',
  'Off; sends from {0}, up to {1}': 'Av; sends fra {0}, opptil {1}',
  'Fader down; sends from {0}, up to {1}': 'Faderen nede; sends fra {0}, opptil {1}',
  'Certain about the switch, the fader and the sends. Whether the silence is meant, only you know.':
    'Sikker på bryteren, faderen og sendene. Om stillheten er ment slik, vet bare du.',
  'Certain: the switch is in the file. Whether it is meant, only you know.':
    'Sikkert: Bryteren står i filen. Om det er ment slik, vet bare du.',
  'Nothing is sent to the return track {0}.': 'Ingenting sendes til returen {0}.',
  'Nothing is sent to {0} return tracks: {1}.': 'Ingenting sendes til {0} returspor: {1}.',
  'all sends down; holds no device': 'alle sender nede; har ingen enhet',
  'all sends down; holds {0}': 'alle sender nede; har {0}',
  'Certain about the sends in the file.': 'Sendene i filen er sikre.',
  'The reverb on {0} rings for {1} s, longer than four bars.':
    'Romklangen på {0} klinger i {1} s, lengre enn fire takter.',
  '{0} reverbs ring for longer than four bars: on {1}.': '{0} romklanger klinger lengre enn fire takter: på {1}.',
  'decay {0} s; a bar lasts {1} s': 'etterklang {0} s; en takt varer {1} s',
  'Certain arithmetic. In ambient music this is the instrument.': 'Sikker regning. I ambient er dette instrumentet.',
  'The delay on {0} is not in time: it repeats every {1}, and the nearest note value is {2}.':
    'Delayen på {0} går ikke i takt: Det er {1} mellom gjentakelsene, og nærmeste noteverdi er {2}.',
  '{0} delays are not in time: on {1}.': '{0} delayer går ikke i takt: på {1}.',
}

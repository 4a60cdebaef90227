export const gainNb: Readonly<Record<string, string>> = {
  'clip gain {0}': 'clip gain {0}',
  'Certain about the number. A clean but quiet sample may need exactly this.':
    'Tallet er sikkert. Et rent, men svakt sample kan trenge akkurat dette.',
  'volume {0} of +6 dB': 'volum {0} av +6 dB',
  'Certain about the fader. I cannot hear the level of the sound itself: a quiet field recording or a return used as an effect may want exactly this.':
    'Faderen er sikker. Nivået på selve lyden kan jeg ikke høre: Et svakt feltopptak eller en retur brukt som effekt kan trenge akkurat dette.',
  'The fader of {0} is moved by automation.': 'Faderen på {0} beveges av automasjon.',
  'Automation moves {0} faders: {1}.': 'Automasjon beveger {0} fadere: {1}.',
  'volume automation; all the way down in bars {0}': 'volumautomasjon; helt nede i takt {0}',
  'volume automation; all the way down in bar {0}': 'volumautomasjon; helt nede i takt {0}',
  'volume automation in the arrangement': 'volumautomasjon i arrangementet',
  'Certain that it is there. This is a way of working, and yours may be the other one.':
    'Sikkert at den er der. Dette er én måte å arbeide på, og din kan være den andre.',
  '{0} of {1} are still at 0 dB.': '{0} av {1} står fortsatt på 0 dB.',
  'At 0 dB: {0}': 'På 0 dB: {0}',
  'A guess: I only see the faders. You may balance with clip gain, Utility or inside the instruments.':
    'En gjetning: Jeg ser bare faderne. Du kan balansere med clip gain, Utility eller inne i instrumentene.',
  '{0} = {1}': '{0} = {1}',
  'Automation holds the fader of {0} at {1} from start to end: the song can’t be heard.':
    'Automasjon holder faderen på {0} på {1} fra start til slutt: Låten kan ikke høres.',
  '{0}: its volume automation never rises above −60 dB while something plays':
    '{0}: volumautomasjonen går aldri over −60 dB mens noe spiller',
  'Certain about the automation. If the fader was moved by hand after it, Live plays by hand until automation is switched on again.':
    'Automasjonen er sikker. Ble faderen flyttet for hånd etterpå, spiller Live etter hånden til automasjonen slås på igjen.',
  'Certain about the fader, a guess about the reason: it may simply be your listening level.':
    'Faderen er sikker, grunnen er en gjetning: Det kan ganske enkelt være lyttenivået ditt.',
  'Nothing of the arrangement is heard': 'Ingenting av arrangementet høres',
  'Nothing is heard': 'Ingenting høres',
  '{0}: the group {1} is switched off, and all that plays is in it.':
    '{0}: Gruppen {1} er slått av, og alt som spiller, ligger i den.',
  '{0}: {1} is switched off, and nothing else plays.': '{0}: {1} er slått av, og ikke noe annet spiller.',
  '{0}: all {1} are switched off, {2}.': '{0}: Alle {1} er slått av, {2}.',
  'switched off': 'slått av',
  'Certain: the file says so. If you switched parts off to listen to something else, nothing is amiss.':
    'Sikkert: Filen sier det. Slo du av stemmer for å høre på noe annet, er alt i orden.',
  '{0} of the {1} are switched off. What is heard: {2}.': '{0} av {1} er slått av. Det som høres: {2}.',
  '{0} is switched off, with its clips still there.': '{0} er slått av, med klippene fortsatt på plass.',
  '{0} tracks are switched off, with their clips still there: {1}.':
    '{0} spor er slått av, med klippene fortsatt på plass: {1}.',
  'off; {0}': 'av; {0}',
  'Certain that they are off. Keeping alternatives is a fine way to work.':
    'Sikkert at de er av. Å beholde alternativer er en god måte å arbeide på.',
  'Solo is still on for {0}.': 'Solo står fortsatt på for {0}.',
  'Nothing is heard: Solo is on for {0}, with nothing to play.':
    'Ingenting høres: Solo står på for {0}, uten noe å spille.',
  'Nothing is heard: Solo is on for {0}, with nothing in the arrangement.':
    'Ingenting høres: Solo står på for {0}, som ikke har noe i arrangementet.',
  'Only {0} is heard: its Solo is on, and {1} can’t be heard.':
    'Bare {0} høres: Sporet står i solo, og {1} høres ikke.',
  'Only {0} are heard: Solo is on, and {1} can’t be heard.': 'Bare {0} høres: Solo står på, og {1} høres ikke.',
  'solo on': 'solo på',
  'Certain: the file says so. If you saved in the middle of listening to one part, nothing is amiss.':
    'Sikkert: Filen sier det. Lagret du mens du lyttet til én stemme, er alt i orden.',
  'The group {0} is turned down, and its tracks are at {1} on average.':
    'Gruppen {0} er dratt ned, og sporene i den ligger i snitt på {1}.',
  '{0} groups and the tracks in them are both turned down: {1}.':
    '{0} grupper og sporene i dem er begge dratt ned: {1}.',
  'group {0}, its {1} tracks {2} on average': 'gruppe {0}, de {1} sporene i den {2} i snitt',
  'Likely a trace of earlier balancing; it may also be just the level that this group needs.':
    'Sannsynligvis et spor etter tidligere balansering; det kan også bare være nivået denne gruppen trenger.',
  'A clip on {0} is turned up by {1}.': 'Et klipp på {0} er skrudd opp {1}.',
  '{0} clips are turned up by more than 12 dB: on {1}.': '{0} klipp er skrudd opp mer enn 12 dB: på {1}.',
  'clip gain {0}, {1}': 'clip gain {0}, {1}',
  'Automation holds the fader of {0} all the way up.': 'Automasjon holder faderen på {0} helt oppe.',
  'The fader of {0} is all the way up.': 'Faderen på {0} står helt oppe.',
  '{0} are all the way up: {1}.': '{0} står helt oppe: {1}.',
  'volume {0} of +6 dB by its automation': 'volum {0} av +6 dB etter automasjonen',
  '{0} gets {1} in all: {2}.': '{0} får {1} til sammen: {2}.',
  '{0} tracks get more than 18 dB in all, stage after stage: {1}.':
    '{0} spor får mer enn 18 dB til sammen, trinn etter trinn: {1}.',
  'The fader of {0} is down at {1}, behind {2}: the export will be that much quieter.':
    'Faderen på {0} står nede på {1}, bak {2}: Så mye svakere blir eksporten.',
  'The fader of {0} is down at {1}.': 'Faderen på {0} står nede på {1}.',
  'comes before the fader': 'kommer før faderen',
  'A guess: gains inside plug-ins are invisible to me, and what a compressor makes up is not counted. The meters on the track settle it.':
    'En gjetning: Gain inne i plugins ser jeg ikke, og det en kompressor gir tilbake, er ikke regnet med. Målerne på sporet avgjør det.',
}

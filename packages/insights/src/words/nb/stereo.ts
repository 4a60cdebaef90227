export const stereoNb: Readonly<Record<string, string>> = {
  'Two tracks called {0}': 'To spor som heter {0},',
  '{0} play the same {1} with the same sound at the same place: the second makes it louder and adds nothing else.':
    '{0} spiller de samme {1} med den samme lyden på det samme stedet: Det andre gjør den sterkere og tilfører ikke noe annet.',
  '{0} play the same recording, panned {1} and {2}: that is one sound between them, and no width.':
    '{0} spiller det samme opptaket, panorert til {1} og {2}: Det blir én lyd mellom dem, og ingen bredde.',
  '{0} in common from {1} on; pan {2}': '{0} felles fra {1}; panorering {2}',
  'Likely: notes, devices with all their settings, sends, output and pan are the same. A copy may be there to be changed later.':
    'Sannsynlig: Toner, enheter med alle innstillinger, sends, utgang og panorering er de samme. En kopi kan ligge der for å bli endret senere.',
  'Likely: the recording, devices with all their settings, sends and output are the same. One of the two may be there to be changed later.':
    'Sannsynlig: Opptaket, enheter med alle innstillinger, sends og utgang er de samme. Den ene av dem kan ligge der for å bli endret senere.',
  'Nothing is panned: all {0} stand in the centre.': 'Ingenting er panorert: Alle {0} står i midten.',
  'Nearly nothing is panned: {0} of {1} stand in the centre.':
    'Nesten ingenting er panorert: {0} av {1} står i midten.',
  'Pan at C: {0}': 'Pan på C: {0}',
  'A guess: I see the pan controls. Sounds that are stereo inside are wide already.':
    'En gjetning: Jeg ser panoreringen. Lyder som er i stereo på innsiden, er brede allerede.',
  'Nothing on {0} makes sure that its low end is mono.': 'Ingenting på {0} sørger for at bunnen er i mono.',
  'Nothing makes sure that the low end of {0} bass parts is mono: {1}.':
    'Ingenting sørger for at bunnen i {0} basstemmer er i mono: {1}.',
  'no Utility with Bass Mono, Mono or a width below 20 %':
    'ingen Utility med Bass Mono, Mono eller en bredde under 20 %',
  'I cannot know whether this sound is stereo at all: the Mono button answers it in five seconds.':
    'Jeg kan ikke vite om denne lyden er i stereo i det hele tatt: Monoknappen svarer på fem sekunder.',
  'Utility widens {0} to {1}.': 'Utility gjør {0} bredere, til {1}.',
  '{0} Utilities widen beyond 150 %: on {1}.': '{0} Utility-enheter går over 150 % bredde: på {1}.',
  'width {0}': 'width {0}',
  'Certain about the setting. On a mono source it does nothing at all.':
    'Innstillingen er sikker. På en monokilde gjør den ingenting.',
  'On {0}, left and right are {1} apart.': 'På {0} er venstre og høyre {1} fra hverandre.',
  'On {0} tracks left and right are a few milliseconds apart: {1}.':
    'På {0} spor er venstre og høyre noen millisekunder fra hverandre: {1}.',
  '{0} between the sides, 100 % wet': '{0} mellom sidene, 100 % våt',
  'Certain about the setting. If no one listens in mono, it may stay.':
    'Innstillingen er sikker. Hvis ingen lytter i mono, kan den stå.',
  '{0} is panned {1}.': '{0} er panorert {1}.',
  '{0} low parts are panned off the centre: {1}.': '{0} dype stemmer er panorert bort fra midten: {1}.',
  'pan {0}; {1}, because {2}': 'pan {0}; {1}, fordi {2}',
  'Likely: the pan is certain, the role is read from the track. A part that plays above 200 Hz may stand where it likes.':
    'Sannsynlig: Panoreringen er sikker, rollen er lest av sporet. En stemme som spiller over 200 Hz, kan stå hvor den vil.',
  'Likely: the pan is certain, that it is a kit is read from the track. A second kit may stand aside on purpose.':
    'Sannsynlig: Panoreringen er sikker, at det er et trommesett, er lest av sporet. Et sett til kan stå til siden med vilje.',
  'Utility on {0} inverts the polarity of one channel: what both channels share is lost in mono.':
    'Utility på {0} snur polariteten på én kanal: Det kanalene har felles, forsvinner i mono.',
  '{0} Utilities invert the polarity of one channel, so what both channels share is lost in mono: on {1}.':
    '{0} Utility-enheter snur polariteten på én kanal, så det kanalene har felles, forsvinner i mono: på {1}.',
  'Phase {0} inverted': 'Fasen snudd: {0}',
  'Certain about the switch. If it corrects a recording, it belongs there.':
    'Bryteren er sikker. Retter den opp et opptak, hører den hjemme der.',
  'More parts are panned to the {0} than to the other side: on average {1}.':
    'Flere stemmer er panorert til {0} enn til den andre siden: i snitt {1}.',
  'To the {0}: {1}': 'Til {0}: {1}',
  'pan {0}': 'pan {0}',
  'A guess: levels are unknown to me, stereo samples have sides of their own, and panning inside instruments is invisible.':
    'En gjetning: Nivåene kjenner jeg ikke, stereosamples har sider selv, og panorering inne i instrumenter er usynlig.',
  '{0} makes {1} wider, down to its lowest notes.': '{0} gjør {1} bredere, helt ned til de dypeste tonene.',
  '{0} low parts are made wider, down to their lowest notes: {1}.':
    '{0} dype stemmer er gjort bredere, helt ned til de dypeste tonene: {1}.',
  'active, and nothing behind it makes the low end mono': 'aktiv, og ingenting etter den gjør bunnen mono',
  'Likely: the device is there; how wide it makes the low end depends on its settings, and only audio shows it.':
    'Sannsynlig: Enheten er der; hvor bred den gjør bunnen, avhenger av innstillingene, og bare lyden viser det.',
}

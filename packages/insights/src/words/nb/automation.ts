export const automationNb: Readonly<Record<string, string>> = {
  'Nearly all automation is in {0}, bars {1} to {2}.': 'Nesten all automasjon ligger i {0}, takt {1} til {2}.',
  '{0} of {1} bars with movement ({2})': '{0} av {1} takter med bevegelse ({2}), hver kurve telt for seg',
  'The song has {0} sections up to bar {1}': 'Låten har {0} deler fram til takt {1}',
  'Likely: I count the bars in which an envelope moves. Movement inside plug-ins, by LFOs or in recorded audio is not among them.':
    'Sannsynlig: Jeg teller taktene der en kurve beveger seg. Bevegelse inne i plugins, fra LFO-er eller i innspilt lyd er ikke med.',
  'Automation on {0} moves {1}, which is switched off.': 'Automasjon på {0} beveger {1}, som er slått av.',
  '{0} envelopes move devices that are switched off: on {1}.': '{0} kurver beveger enheter som er slått av: på {1}.',
  '{0} off; {1} automated': '{0} av; {1} automatisert',
  'Likely: it may be switched on by a key, a macro or by hand while you play.':
    'Sannsynlig: Den kan bli slått på med en tast, en makro eller for hånd mens du spiller.',
  'Nothing is automated in {0} of music.': 'Ingenting er automatisert i {0} musikk.',
  '0 envelopes that move, in tracks and in clips': '0 kurver som beveger seg, i spor og i klipp',
  'Certain about the file. LFO devices, plug-ins and recorded audio can move all by themselves.':
    'Sikkert om filen. LFO-enheter, plugins og innspilt lyd kan bevege seg helt av seg selv.',
  'The volume of {0} jumps by more than 12 dB at once.': 'Volumet på {0} hopper mer enn 12 dB på én gang.',
  'The volume of {0} tracks jumps by more than 12 dB at once: {1}.':
    'Volumet på {0} spor hopper mer enn 12 dB på én gang: {1}.',
  'The fade-out of {0} is cut off: the last clip ends in bar {1}, and the fade in bar {2}.':
    'Uttoningen på {0} er kuttet: Det siste klippet slutter i takt {1}, og uttoningen i takt {2}.',
  '{0}: fades from bar {1} on and still stands at {2} when the last clip ends':
    '{0}: toner ut fra takt {1} og står fortsatt på {2} når det siste klippet slutter',
  'Likely: a long reverb may carry the sound to the end of the fade. Listen to the last bars.':
    'Sannsynlig: En lang romklang kan bære lyden til slutten av uttoningen. Hør på de siste taktene.',
  '{0} fades in over {1}, from bar {2} to bar {3}.': '{0} tones inn over {1}, fra takt {2} til takt {3}.',
  '{0} fades out over {1}, from bar {2} to bar {3}.': '{0} tones ut over {1}, fra takt {2} til takt {3}.',
  '{0}: {1}.': '{0}: {1}.',
  '{0} fade in together over {1}, from bar {2} to bar {3}.':
    '{0} tones inn sammen over {1}, fra takt {2} til takt {3}.',
  '{0} fade out together over {1}, from bar {2} to bar {3}.':
    '{0} tones ut sammen over {1}, fra takt {2} til takt {3}.',
  '{0}: the clips end in bar {1}, before a fade-in that begins in bar {2} has come to its top: meant?':
    '{0}: klippene slutter i takt {1}, før en inntoning som begynner i takt {2}, er kommet til topps: med vilje?',
  '{0}: the music ends in bar {1}, at the top of a fade-in that begins in bar {2}: meant?':
    '{0}: Musikken slutter i takt {1}, på toppen av en inntoning som begynner i takt {2}: med vilje?',
  '{0}: the clips end in bar {1}, in the middle of a fade-out that begins in bar {2}: meant?':
    '{0}: klippene slutter i takt {1}, midt i en uttoning som begynner i takt {2}: med vilje?',
  '{0} in, bars {1} to {2}': '{0} inn, takt {1} til {2}',
  '{0} out, bars {1} to {2}': '{0} ut, takt {1} til {2}',
  'fades in over {0}': 'tones inn over {0}',
  'fades out over {0}': 'tones ut over {0}',
  'Certain: the automation is in the file. How loud the sound itself is at either end I do not hear.':
    'Sikkert: Automasjonen står i filen. Hvor sterk lyden selv er i hver ende, hører jeg ikke.',
  'jump in bar {0}': 'hopp i takt {0}',
  'A guess: Live smooths jumps, and between notes no one hears them.':
    'En gjetning: Live glatter ut hopp, og mellom toner høres de ikke.',
}

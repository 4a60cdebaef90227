export const readingsNb: Readonly<Record<string, string>> = {
  'you said so': 'du sa det',
  'nothing is in the arrangement yet': 'det er ingenting i arrangementet ennå',
  'the arrangement has {0}, no locators and hardly any automation':
    'arrangementet har {0}, ingen markører og nesten ingen automasjon',
  'its name says {0}': 'det står {0} i navnet',
  'there is a Limiter on {0}': 'det er en Limiter på {0}',
  'it lasts {0}, most tracks carry effects, and the faders have been set':
    'den varer {0}, de fleste sporene har effekter, og faderne er stilt inn',
  'it lasts {0}, and effects or faders are still as they came':
    'den varer {0}, og effekter eller fadere står fortsatt slik de kom',
  'it plays {0}': 'det spiller {0}',
  'its sound is {0}': 'lyden er {0}',
  'it plays single notes below C2': 'det spiller enkelttoner under C2',
  'it holds long chords': 'det holder lange akkorder',
  'it plays several notes at once': 'det spiller flere toner samtidig',
  'it plays quick single notes': 'det spiller raske enkelttoner',
  'it holds long notes': 'det holder lange toner',
  'it plays through {0}': 'det spiller gjennom {0}',
  'a clip of it is called {0}': 'et klipp på det heter {0}',
  'it plays {0}, which is as long as a song': 'det spiller {0}, som er like lang som en låt',
  'it plays single notes above C2': 'det spiller enkelttoner over C2',
  'it plays single notes above C3': 'det spiller enkelttoner over C3',
  'it is a return track': 'det er et returspor',
  '{0} is a group': '{0} er en gruppe',
  'it is called {0}': 'det heter {0}',
  'its group is called {0}': 'gruppen heter {0}',
  'nothing in the set says what it plays': 'ingenting i settet sier hva det spiller',
}

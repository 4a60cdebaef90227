import type { SubscriptionCopy } from '../en/subscription.ts'

const FREE_UNTIL = (day: string) => `Prøveperioden fortsetter, og ingenting trekkes før ${day}.`

export const subscriptionNb: SubscriptionCopy = {
  heading: 'Abonnement',
  plan: 'Abonnement',
  price: 'Pris',
  manage: 'Kort og kvitteringer',
  manageText: 'Bytt kort og les kvitteringer på betalingsleverandørens side.',
  receiptsText: 'Les kvitteringer på betalingsleverandørens side.',
  change: 'Bytt abonnement',
  see: 'Se abonnementene',
  cancel: 'Si opp',
  confirmCancel: 'Si opp abonnementet',
  portalFailed: 'Betalingsleverandørens side kunne ikke åpnes. Prøv igjen.',
  failed: 'Abonnementet kunne ikke endres. Ingenting er trukket. Last siden på nytt, og prøv igjen.',
  unsure:
    'Vi fikk ikke svar, så vi vet ikke om abonnementet ble endret. Last siden på nytt og se hva som gjelder, før du prøver igjen.',
  notLoaded: 'Abonnementet kunne ikke hentes. Last siden på nytt.',
  changed: 'Abonnementet er endret.',
  cancelled: 'Abonnementet er sagt opp.',
  resumed: 'Abonnementet fortsetter.',
  back: 'Behold dagens abonnement',
  working: 'Et øyeblikk...',
  buttons: {
    subscribe: 'Abonner',
    manage: 'Kort og kvitteringer',
    keep: 'Behold abonnementet',
    pay: 'Oppdater kortet',
    resume: 'Gjenoppta',
    upgrade: 'Oppgrader',
    downgrade: 'Bytt til dette',
    yearly: 'Bytt til årlig',
    monthly: 'Bytt til månedlig',
    leave: 'Bytt til FREE',
    comes: 'Starter automatisk',
    current: 'Abonnementet ditt',
    wait: 'Ikke mulig nå',
  },
  yours: 'Abonnementet ditt',
  confirm: {
    change: ({ plan, price }) => `Bytte til ${plan}, ${price}?`,
    leave: ({ plan }) => `Si opp ${plan}?`,
    upgrade: ({ plan, price, day, isTrial }) =>
      isTrial
        ? `${plan} begynner nå. ${FREE_UNTIL(day)}`
        : `${plan} begynner nå. I dag betaler du mellomlegget fram til ${day} med det lagrede kortet; deretter ${price}.`,
    downgrade: ({ plan, price, day, isTrial }) =>
      isTrial
        ? `${plan} begynner nå. ${FREE_UNTIL(day)}`
        : `${plan} begynner nå. Det du har betalt og ikke brukt fram til ${day}, går til de neste betalingene; deretter ${price}.`,
    yearly: ({ price, day, isTrial }) =>
      isTrial
        ? `Du går over til ${price}. ${FREE_UNTIL(day)}`
        : `Et år begynner i dag. Du betaler ${price} med det lagrede kortet, minus det som er igjen av måneden.`,
    monthly: ({ price, day, isTrial }) =>
      isTrial
        ? `Du går over til ${price}. ${FREE_UNTIL(day)}`
        : `En måned begynner i dag til ${price}. Det som er igjen av året, går til denne og de neste betalingene.`,
    renews: 'Du har sagt opp, men med dette byttet fornyes abonnementet igjen til du sier opp.',
    leaveText: ({ plan, day }) =>
      day
        ? `${plan} virker til ${day}, og ingenting mer blir trukket. Så blir kontoen FREE med 5 analyser i måneden. Rapportene dine blir værende.`
        : `${plan} slutter med en gang, og ingenting mer blir trukket. Kontoen blir FREE med 5 analyser i måneden. Rapportene dine blir værende.`,
  },
}

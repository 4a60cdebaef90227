import { KvintError, type Refusal } from '@kvint/contract'

/** Why a plan cannot be changed so, for anyone who asked. */
export function refused(refusal: Refusal): KvintError {
  return new KvintError('conflict', WORDS[refusal])
}

const WORDS: Readonly<Record<Refusal, string>> = {
  'has-plan': 'You already have a plan, and a second one would charge you twice. Change the one you have.',
  'same-plan': 'You already have this plan. Nothing was changed or charged.',
  'no-plan': 'You have no plan that could be changed. Subscribe to one first.',
  'pay-first': 'The last payment did not go through. Update your card first; then the plan can be changed.',
  'resume-first': 'Your plan is paused. Resume it first; then it can be changed.',
  done: 'Your plan is already in that state. Nothing was changed.',
  'ask-us': 'You are paying for something that is not on our price list. Write to us, and we will put it right.',
}

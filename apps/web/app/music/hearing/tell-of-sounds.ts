/** What the worker of the ear needs only when something new is to be told: it is loaded behind the first figures. */
export { readSet } from '@kvint/als'
export { hearBounce, hearSamples, hearStems, samplesInUse } from '@kvint/insights'

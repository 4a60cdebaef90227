export { ALL_FEATURES_OFF } from './configuration/all-features-off.ts'
export { ALLOWANCES } from './allowances.ts'
export {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  apiKeyListSchema,
  apiKeySchema,
  newApiKeySchema,
  rollApiKeySchema,
  type ShownApiKey,
  shownApiKeySchema,
} from './api-key.ts'
export { ASSISTANT_SCOPES, type AssistantScope } from './assistant-scopes.ts'
export { apiProfileSchema, apiSubscriptionSchema, type ApiProfile, type ApiSubscription } from './account.ts'
export { checkoutAnswerSchema, checkoutRequestSchema, type CheckoutAnswer, type CheckoutRequest } from './checkout.ts'
export { configurationProblems } from './configuration/configuration-problems.ts'
export { featuresSchema, type Features } from './configuration/features.ts'
export { runtimeConfigurationSchema, type RuntimeConfiguration } from './configuration/runtime-configuration.ts'
export { CONTACT_TOPICS } from './contact-topics.ts'
export { type ContactRequest, contactRequestSchema } from './contact.ts'
export { errorBodySchema, type ErrorBody } from './errors/error-body.ts'
export { ERROR_CODES, HTTP_STATUS, type ErrorCode } from './errors/error-code.ts'
export { KvintError } from './errors/kvint-error.ts'
export { STORAGE, type Storage, type StorageLimits, storageSchema } from './storage.ts'
export { healthResultSchema, type HealthResult } from './health/health-result.ts'
export { type Readiness, readinessSchema } from './health/readiness.ts'
export {
  type BounceToKeep,
  bounceToKeepSchema,
  type KeptBounce,
  keptBounceAnswerSchema,
} from './projects/heard-bounce.ts'
export {
  type KeptProject,
  type KeptProjectList,
  type KeptSave,
  keptProjectListSchema,
  keptProjectSchema,
  keptSaveSchema,
  saveStateSchema,
} from './projects/kept-project.ts'
export { type Share, shareListSchema, shareRequestSchema, shareSchema, sharedReportSchema } from './projects/share.ts'
export { LARGEST_SET_BYTES, uploadSchema } from './projects/upload.ts'
export { openSessionListSchema, type OpenSession, type OpenSessionList } from './open-session.ts'
export { inYearlyForm, PLAN_CATALOGUE, planById } from './plan-catalogue.ts'
export { planEnvelopeSchema, planSchema, type Plan, type PlanEnvelope } from './plan.ts'
export { plansOnOffer } from './plans-on-offer.ts'
export { PRODUCT } from './product.ts'
export { returnPath } from './return-path.ts'
export { SITE_PATHS } from './site-paths.ts'
export { nextStanding, type Refusal, type SubscriptionEvent } from './subscription/next-standing.ts'
export { periodEnd } from './subscription/period-end.ts'
export { type PlanOffer, planOffer } from './subscription/plan-offer.ts'
export { isEntitled, isSubscribed } from './subscription/entitlement.ts'
export { type Standing, standingSchema } from './subscription/standing.ts'
export { standingOf, type SubscriptionFacts } from './subscription/standing-of.ts'
export { allowanceOf, standingWords } from './subscription/standing-words.ts'

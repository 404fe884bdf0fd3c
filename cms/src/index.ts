import type { Core } from '@strapi/strapi'
import { endWithAccounts } from './accounts/leaving'
import { tellOfChanges } from './accounts/changes'
import { mailNewPasswords } from './accounts/forgot-password'
import { requireRights } from './accounts/framework-rights'
import { takeOverSignIn } from './accounts/login'
import { requireGoodPasswords } from './accounts/passwords/framework'
import { registerAccounts } from './accounts/routes'
import { registerSecondStep } from './accounts/sign-in'
import { requireStepUpOfStrapi } from './accounts/step-up/framework'
import { recordPublications } from './audit/publications'
import { startErasing, stopErasing } from './bin/erase'
import { keepDeleted } from './bin/keep'
import { registerFileUses } from './bin/files/where-used'
import { registerBin } from './bin/routes'
import { registerAudit } from './audit/routes'
import { startThinningAudit, stopThinningAudit } from './audit/thin'
import { forgetCountedFull } from './bootstrap/counted-full'
import { ensureAdministrator } from './bootstrap/administrator'
import { ensureApiTokens } from './bootstrap/api-tokens'
import { ensureAsciiKeys, ensureEmailKeys } from './bootstrap/email-keys'
import { fillSchemas } from './bootstrap/schemas'
import { ensureListViews } from './bootstrap/list-views'
import { ensureRegistrationKeys } from './bootstrap/registration-keys'
import { ensurePersonKeys } from './bootstrap/person-keys'
import { ensureSearchTexts } from './bootstrap/search-texts'
import { ensureReplyTemplates } from './bootstrap/reply-templates'
import { ensureRoles } from './bootstrap/roles'
import { ensureLocales, ensureMediaSettings } from './bootstrap/settings'
import { ensureCancelledSeats } from './bootstrap/cancelled-seats'
import { ensureTickets } from './bootstrap/tickets'
import { removeFormerWebhook } from './bootstrap/former-webhook'
import { startNotingTokens, stopNotingTokens } from './bootstrap/token-use'
import { failWithCommit } from './commits'
import { requireEntities } from './content-types'
import { registerChecks } from './checks/routes'
import { startLinkChecks, stopLinkChecks } from './checks/weekly'
import { registerDocumentRules } from './documents'
import { closeInternal } from './documents/internal'
import { registerRedirectImport } from './documents/redirects/routes'
import { redirectRule } from './documents/redirects/rule'
import { optional } from './environment'
import { startAttendeeMails, stopAttendeeMails } from './events/attendees'
import { keepExpectedEvents } from './events/attendees/keep'
import { registerAttendees } from './events/attendees/routes'
import { registerDoorDesk } from './events/door/desk'
import { registerDoor } from './events/door/routes'
import { protectFolder } from './files/folder'
import { registerApplicantFiles } from './files/routes'
import { startAlerts, stopAlerts } from './health/alerts'
import { registerHome } from './home/routes'
import { startOutbox, stopOutbox } from './outbox/outbox'
import { closeLocks } from './locks'
import { startBounces, stopBounces } from './mail/bounces'
import { compose } from './mail/compose'
import { registerMailPreview } from './mail/preview/routes'
import { registerOutbox } from './mail/outbox/routes'
import { registerReminders } from './mail/reminders/routes'
import { registerStop } from './mail/account/routes'
import { registerSenderCheck } from './mail/sender/routes'
import { mailTemplateRule } from './mail/template-rule'
import { ensureMailTemplates } from './mail/templates'
import { startRetention, stopRetention } from './privacy/retention'
import { startRenewal, stopRenewal } from './renewal'
import { startTelling, stopTelling } from './renewal/telling'
import { closeRedis, openRedis } from './redis'
import { registerReads } from './reading/register'
import { RELEASE } from './release'
import { searchWithinRights } from './rights'
import { refuseOverwriting } from './saves/refuse'
import { registerReview } from './review'
import { registerReplies } from './replies/routes'
import { replyTemplateRule } from './replies/template-rule'
import { registerDesk } from './review/desk-routes'
import { registerQueue } from './review/queue/routes'
import { registerScopeCondition } from './review/scope-condition'
import { registerReviewRoutes } from './review/routes'
import { registerStatistics } from './review/statistics/routes'
import { isOlderRelease, recordSchema } from './schema/claim'
import { keepOtherReleases } from './schema/keep'
import { SCHEMA_VERSION } from './schema/version'
import { seedOnFirstStart } from './seed'
import { registerSpeedOverview } from './speed/overview'
import { dropPlansOfDeleted } from './plans/keep'
import { startPlans, stopPlans } from './plans/due'
import { registerPlans } from './plans/routes'
import { keepVersions } from './versions/keep'
import { registerVersions } from './versions/routes'
import { startThinning, stopThinning } from './versions/thin'
import { openForReaders } from './sqlite'
import { keepOffering } from './submissions/offers'
import { registerSubmissions } from './submissions/register'
import { recountSeats } from './submissions/seat-counts'
import { registerTranslationOverview } from './translations/overview'
import { registerTranslationSource } from './translations/source'

/** What each release keeps in the database for itself: once, or again when it has changed. */
async function fillDatabase(strapi: Core.Strapi): Promise<void> {
  await ensureLocales(strapi)
  await ensureAdministrator(strapi)
  await ensureRoles(strapi)
  await ensureMediaSettings(strapi)
  await ensureListViews(strapi)
  await forgetCountedFull(strapi)
  await seedOnFirstStart(strapi)
  await ensureMailTemplates(strapi)
  await ensureRegistrationKeys(strapi)
  await ensureTickets(strapi)
  await ensureCancelledSeats(strapi)
  await ensurePersonKeys(strapi)
  await ensureReplyTemplates(strapi)
  await ensureEmailKeys(strapi)
  await ensureAsciiKeys(strapi)
  await ensureSearchTexts(strapi)
  await removeFormerWebhook(strapi)
}

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    failWithCommit(strapi)
    await keepOtherReleases(strapi)
    requireEntities(Object.keys(strapi.contentTypes))
    fillSchemas(strapi)
    refuseOverwriting(strapi)
    registerReads(strapi)
    registerSubmissions(strapi)
    registerReview(strapi)
    closeInternal(strapi)
    requireRights(strapi)
    requireGoodPasswords(strapi)
    mailNewPasswords(strapi)
    tellOfChanges(strapi)
    requireStepUpOfStrapi(strapi)
    searchWithinRights(strapi)
    keepExpectedEvents(strapi)
    dropPlansOfDeleted(strapi)
    keepVersions(strapi)
    recordPublications(strapi)
    registerDocumentRules(strapi, [mailTemplateRule, replyTemplateRule, redirectRule])
    keepDeleted(strapi)
    registerTranslationOverview(strapi)
    registerTranslationSource(strapi)
    registerSpeedOverview(strapi)
    registerApplicantFiles(strapi)
    registerReviewRoutes(strapi)
    registerOutbox(strapi)
    registerMailPreview(strapi)
    registerQueue(strapi)
    registerDesk(strapi)
    registerStatistics(strapi)
    registerReplies(strapi)
    registerReminders(strapi)
    registerStop(strapi)
    registerSenderCheck(strapi)
    registerAttendees(strapi)
    registerDoorDesk(strapi)
    registerDoor(strapi)
    registerRedirectImport(strapi)
    registerPlans(strapi)
    registerChecks(strapi)
    registerVersions(strapi)
    registerBin(strapi)
    registerFileUses(strapi)
    registerAudit(strapi)
    registerAccounts(strapi)
    registerHome(strapi)
    registerSecondStep(strapi)
    takeOverSignIn(strapi)
    endWithAccounts(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.log.info(`Release ${RELEASE}, schema ${SCHEMA_VERSION}`)
    await openRedis()
    await protectFolder()
    await recordSchema(strapi)
    await ensureApiTokens(strapi)
    await startNotingTokens(strapi)
    await registerScopeCondition(strapi)
    // Otherwise a newer release has done it in its own way.
    if (!isOlderRelease()) await fillDatabase(strapi)
    await recountSeats()
    openForReaders(strapi)
    // After that, so that the site does not hear of every document of the sample content.
    startTelling()
    // A command that works on the database beside a running service leaves that to it.
    if (optional('CMS_BACKGROUND') === 'false') return
    startRenewal()
    startOutbox(compose)
    startBounces()
    startAttendeeMails(keepOffering)
    startPlans()
    startLinkChecks()
    startThinning()
    startErasing()
    startThinningAudit()
    startRetention()
    startAlerts()
  },

  async destroy() {
    stopNotingTokens()
    stopRenewal()
    await stopRetention()
    await stopAttendeeMails()
    await stopPlans()
    await stopLinkChecks()
    await stopThinning()
    await stopErasing()
    await stopThinningAudit()
    await stopBounces()
    await stopOutbox()
    await stopTelling()
    await stopAlerts()
    await closeLocks()
    closeRedis()
  },
}

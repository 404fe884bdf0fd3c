import type { StrapiApp } from '@strapi/strapi/admin'
import { addAccounts } from './accounts'
import { addAttendees } from './attendees'
import { addBin } from './bin'
import { addAuditTrail } from './audit'
import { addBrokenLinks, addChecks } from './checks'
import { addDrafts } from './drafts'
import { addFieldLanguage } from './field-language'
import { addDoors } from './doors'
import { addHints } from './hints'
import { addHome } from './home'
import { translations } from './labels/translations'
import { addLivePreview } from './live-preview'
import { watchSaves } from './live-preview/saves'
import { addMailPreview } from './mail-templates'
import { watchMediaCalls } from './media'
import { addMails, addOutbox } from './mails'
import { addPlannedWeek, addPlans } from './plans'
import { addRedirectImport } from './redirects'
import { addQueue, addReviewDesk, addStatistics, registerReviewDesk } from './review'
import { followDirection } from './shell/direction'
import { addSecondStep } from './sign-in'
import { keepLanguage } from './sign-in/keep-language'
import { keepFormsOfFailedSaves } from './saves/endpoints'

import { watchStates } from './saves/states'
import { addSenderCheck } from './sender'
import { addStepUp } from './step-up'
import { addSpeedOverview } from './speed'
import { fitFieldsToText } from './text-fields'
import { addTimes } from './times'
import { addTranslating, addTranslationOverview } from './translations'
import { addVersions } from './versions'

// Strapi greets everyone with a tour of its own, in English; editors get the README's page on publishing.
const TOUR = 'STRAPI_GUIDED_TOUR'
if (localStorage.getItem(TOUR) === null) localStorage.setItem(TOUR, JSON.stringify({ enabled: false }))
// And it advertises what is new in it, above every page; the second key is that of the moment before it knows its name.
for (const scope of ['false', 'undefined']) localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${scope}`, 'true')

const adminApp = {
  config: {
    locales: ['ar', 'de'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    addHome(app)
    addTranslationOverview(app)
    addSpeedOverview(app)
    addOutbox(app)
    addSenderCheck(app)
    addPlannedWeek(app)
    addQueue(app)
    addStatistics(app)
    addBrokenLinks(app)
    addBin(app)
    registerReviewDesk(app)
    addAccounts(app)
    addAuditTrail(app)
    addSecondStep(app)
    addStepUp(app)
    keepLanguage(app)
    watchSaves(app)
    watchStates(app)
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', addHints)
    keepFormsOfFailedSaves()
    watchMediaCalls()
    addDrafts(app)
    addLivePreview(app)
    addReviewDesk(app)
    addAttendees(app)
    addDoors(app)
    addTimes(app)
    addChecks(app)
    addPlans(app)
    addTranslating(app)
    addVersions(app)
    addMails(app)
    addMailPreview(app)
    addFieldLanguage(app)
    addRedirectImport(app)
    fitFieldsToText()
    followDirection()
  },
}

export default adminApp

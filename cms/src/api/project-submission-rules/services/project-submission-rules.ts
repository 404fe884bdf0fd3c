import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::project-submission-rules.project-submission-rules')

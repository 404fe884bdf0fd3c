import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::project-submission-rules.project-submission-rules')

import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::project-timeline.project-timeline')

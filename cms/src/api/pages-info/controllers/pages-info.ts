import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::pages-info.pages-info')

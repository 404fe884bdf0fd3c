import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::who-we-are.who-we-are')

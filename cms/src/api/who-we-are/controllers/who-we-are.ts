import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::who-we-are.who-we-are')

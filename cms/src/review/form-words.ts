import type { UID } from '@strapi/strapi'
import { DEFAULT_FORM_FIELDS } from '../labels/default-form'
import { type Language, wordIn } from '../labels/language'

const PROJECT = 'api::project.project' as UID.ContentType
const FORM = 'api::project-form.project-form' as UID.ContentType

type Field = { key: string; type: string; label: string; options: { value: string; label: string | null }[] | null }
type Form = { locale: string; sections: { fields: Field[] | null }[] | null }

export type FieldWords = { type: string; label: string; options: Map<string, string> }

/** What the fields of a project's forms are called, by key, in the order in which they were asked. */
export type FormWords = Map<string, FieldWords>

const defaultFields = (language: Language): FormWords =>
  new Map(Object.entries(DEFAULT_FORM_FIELDS).map(([key, words]) => [key, { type: 'text', label: wordIn(words, language), options: new Map() }]))

async function formsOf(projectId: string): Promise<Form[]> {
  const projects: { forms: { documentId: string }[] }[] = await strapi.db
    .query(PROJECT)
    .findMany({ where: { documentId: projectId }, select: ['id'], populate: { forms: { select: ['documentId'] } } })
  const documentId = { $in: [...new Set(projects.flatMap(({ forms }) => forms.map((form) => form.documentId)))] }
  return strapi.db.query(FORM).findMany({ where: { documentId }, select: ['locale'], populate: { sections: { populate: { fields: { populate: { options: true } } } } } })
}

/** The words of the forms of a project, in the language where there is one; a form that is gone leaves those of the default form. */
export async function readFormWords(projectId: string, language: Language): Promise<FormWords> {
  const forms = await formsOf(projectId)
  const words: FormWords = new Map()
  for (const { sections } of [...forms.filter(({ locale }) => locale === language), ...forms]) {
    for (const { key, type, label, options } of (sections ?? []).flatMap(({ fields }) => fields ?? [])) {
      if (!words.has(key)) words.set(key, { type, label, options: new Map(options?.map((option) => [option.value, option.label ?? option.value])) })
    }
  }
  return new Map([...words, ...[...defaultFields(language)].filter(([key]) => !words.has(key))])
}

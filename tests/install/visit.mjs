import { Visitor } from '../faults/lib/visitor.mjs'

/** Whether a list is there with what it lists. */
export async function isWell(site, language) {
  const response = await fetch(`${site}/${language}/articles`)
  const page = await response.text()
  return response.status === 200 && page.includes(`<html lang="${language}"`) && page.includes(`/${language}/articles/`)
}

/** Reads a list in each language, and sends a form, at a site that calls itself as `origin` says. */
export async function visit(site, origin = site) {
  const pages = []
  for (const language of ['ar', 'en', 'de']) pages.push({ language, isWell: await isWell(site, language) })
  const visitor = new Visitor(site, 1, origin)
  await visitor.send()
  const { reference } = await visitor.send()
  return [
    {
      what: 'Pages with content',
      measured: pages.map((page) => `${page.language} ${page.isWell ? 'well' : 'not well'}`).join(', '),
      holds: pages.every((page) => page.isWell),
    },
    { what: 'A form without script', measured: reference ? 'sent' : 'not sent', holds: Boolean(reference) },
  ]
}

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const { packages } = lockfile.parse(JSON.parse(readFileSync('cms/package-lock.json', 'utf8')))

/** Which break the admin, or the check of pictures, where Strapi has a copy of its own beside ours. */
const ONCE = ['@radix-ui/react-tooltip', '@strapi/design-system', '@strapi/icons', 'react', 'react-dom', 'react-router-dom', 'sharp', 'styled-components']

test.each(ONCE)('the content service and Strapi share one %s', (name) => {
  expect(Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`])
})

test("the mail provider is of Strapi's version", () => {
  expect(packages['node_modules/@strapi/provider-email-nodemailer']?.version).toBe(packages['node_modules/@strapi/strapi']?.version)
})

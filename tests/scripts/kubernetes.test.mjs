import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parse, parseAllDocuments } from 'yaml'

const folder = 'deploy/kubernetes'
const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))

const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => ({ file, manifest: document.toJS() })),
)
const find = (kind, name) => manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name)?.manifest

/** What runs, whoever starts it. */
const pods = manifests.flatMap(({ manifest: { kind, metadata, spec } }) => {
  if (kind === 'CronJob') return [{ name: metadata.name, runs: false, spec: spec.jobTemplate.spec.template.spec }]
  return spec?.template ? [{ name: metadata.name, runs: true, spec: spec.template.spec }] : []
})

/** A field that the schema does not know is one that it never asks for: the validators of the library let it pass. */
function observed(value, path, seen) {
  if (value === null || typeof value !== 'object') return value
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return Reflect.get(target, key)
      seen.add(`${path}/${key}`)
      return observed(target[key], `${path}/${key}`, seen)
    },
  })
}

const pathsOf = (value, path = '') =>
  value === null || typeof value !== 'object' ? [] : Object.keys(value).flatMap((key) => [`${path}/${key}`, ...pathsOf(value[key], `${path}/${key}`)])

/** What is wrong with an object, by the schema of its kind. */
async function mistakesOf(manifest) {
  const { [manifest.kind]: Model } = await import(`kubernetes-models/${manifest.apiVersion}`)
  const seen = new Set()
  Model.prototype.validate.call(observed(manifest, '', seen))
  return pathsOf(manifest).filter((path) => !seen.has(path))
}

describe('the manifests for Kubernetes', () => {
  test('are all named', () => {
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml')
    assert.deepEqual([...kustomization.resources].sort(), files.sort())
  })

  for (const { file, manifest } of manifests) {
    test(`${file}: ${manifest.kind} ${manifest.metadata.name} is as its schema says, and says nothing else`, async () => {
      assert.deepEqual(await mistakesOf(manifest), [])
    })
  }

  test('a misspelt field, and one of a wrong kind, are found', async () => {
    const service = structuredClone(find('Service', 'site'))
    service.spec.selektor = { app: 'site' }
    assert.deepEqual(await mistakesOf(service), ['/spec/selektor', '/spec/selektor/app'])
    service.spec.ports[0].port = 'http'
    await assert.rejects(mistakesOf(service), /port/)
  })

  test('refer to what is there', () => {
    const settings = find('ConfigMap', 'settings').data
    for (const { name, spec } of pods) {
      for (const { env = [], envFrom = [] } of spec.containers) {
        for (const { valueFrom } of env) {
          if (valueFrom?.configMapKeyRef) assert.ok(valueFrom.configMapKeyRef.key in settings, `${name}: ${valueFrom.configMapKeyRef.key}`)
        }
        for (const { configMapRef } of envFrom) if (configMapRef) assert.ok(find('ConfigMap', configMapRef.name))
      }
      for (const { persistentVolumeClaim } of spec.volumes ?? []) {
        if (persistentVolumeClaim) assert.ok(find('PersistentVolumeClaim', persistentVolumeClaim.claimName), `${name}: ${persistentVolumeClaim.claimName}`)
      }
    }
    for (const { manifest } of manifests.filter(({ manifest }) => manifest.kind === 'Ingress')) {
      for (const { http } of manifest.spec.rules) for (const { backend } of http.paths) assert.ok(find('Service', backend.service.name))
    }
  })

  test('know settings only that there are', () => {
    const example = readFileSync('.env.example', 'utf8')
    const isSetting = (name) => new RegExp(`^# ${name}=`, 'm').test(example)
    const ofSite = find('StatefulSet', 'site').spec.template.spec.containers[0].env
    const names = [...Object.keys(find('ConfigMap', 'settings').data), ...ofSite.map(({ name }) => name).filter((name) => name !== 'HOSTNAME')]
    assert.deepEqual(
      names.filter((name) => !isSetting(name)),
      [],
    )
  })

  test('tell each process of the site what was published', () => {
    const { replicas, serviceName } = find('StatefulSet', 'site').spec
    const addresses = Array.from({ length: replicas }, (_, number) => `http://site-${number}.${serviceName}:3000`)
    assert.deepEqual(find('ConfigMap', 'settings').data.SITES.split(','), addresses)
  })

  test('let nothing run with rights that it has no use for, or without bounds', () => {
    assert.deepEqual(pods.map(({ name }) => name).sort(), ['backup', 'backup-check', 'content-service', 'site'])
    for (const { name, runs, spec } of pods) {
      assert.equal(spec.securityContext.runAsNonRoot, true, name)
      assert.equal(spec.automountServiceAccountToken, false, name)
      for (const { securityContext, resources, startupProbe, readinessProbe, livenessProbe } of spec.containers) {
        assert.deepEqual(securityContext.capabilities, { drop: ['ALL'] }, name)
        assert.equal(securityContext.allowPrivilegeEscalation, false, name)
        assert.ok(resources.requests.cpu && resources.requests.memory && resources.limits.memory, name)
        if (runs) assert.ok(startupProbe && readinessProbe && livenessProbe, name)
      }
    }
  })
})

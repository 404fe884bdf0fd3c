/**
 * Prints the sample PDF, one A4 page for each language: node identity/illustrations/annual-plan.mjs
 * CHROMIUM_PATH names a browser when Playwright has none of its own.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { costs, overhead, quarters, texts } from './annual-plan.texts.mjs';
import { c } from './palette.mjs';

const fonts = join(dirname(createRequire(import.meta.url).resolve('@fontsource/readex-pro/package.json')), 'files');
/** Static cuts: Chromium draws variable fonts into a PDF as loose shapes, at four times the weight. */
const face = async (subset, weight, unicode) => {
  const data = (await readFile(join(fonts, `readex-pro-${subset}-${weight}-normal.woff2`))).toString('base64');
  return `@font-face{font-family:Readex;src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:${weight};unicode-range:${unicode}}`;
};

const styles = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; print-color-adjust: exact }
  body { margin: 0; font: 400 10pt/1.65 Readex, sans-serif; color: #14302a }
  section { height: 297mm; padding: 0 18mm; break-after: page; position: relative; overflow: hidden }
  section:last-child { break-after: auto }
  header { margin: 0 -18mm; padding: 13mm 18mm 8mm; background: ${c.deep}; color: ${c.lime} }
  header p { margin: 0; color: ${c.gold} } h1 { margin: 0; font-size: 25pt; font-weight: 700; line-height: 1.35 }
  .ablaq { margin: 0 -18mm; height: 4mm; display: flex } .ablaq i { flex: 1; background: ${c.forest} } .ablaq i:nth-child(odd) { background: ${c.brass} }
  .lead { font-size: 12pt; margin: 8mm 0 6mm } h2 { font-size: 14pt; font-weight: 700; color: ${c.forest}; margin: 7mm 0 2mm }
  table { width: 100%; border-collapse: collapse; font-size: 9.5pt } th, td { padding: 2mm; border-bottom: .3mm solid ${c.stone}; text-align: start; vertical-align: middle }
  th { color: ${c.brassDark}; font-weight: 700 } .n { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap } .q { text-align: center; width: 13mm }
  .q i { display: block; height: 4mm; background: ${c.forest}; margin: 0 -2mm } tr.total td { font-weight: 700; background: ${c.lime} }
  ol { padding-inline-start: 6mm; margin: 0 } li { margin-bottom: 2mm } footer { position: absolute; inset-inline: 18mm; bottom: 10mm; display: flex; justify-content: space-between; font-size: 9pt; color: #5a6a62 }
`;

const page = (lang, number) => {
  const t = texts[lang];
  const money = new Intl.NumberFormat(t.tag);
  const sum = costs.reduce((a, b) => a + b, 0);
  const rows = t.projects.map((name, i) => `<tr><td>${i + 1}. ${name}</td><td class="n">${money.format(costs[i])}</td>${[...quarters[i]].map((q) => `<td class="q">${q === '1' ? '<i></i>' : ''}</td>`).join('')}</tr>`);
  const foot = [['sum', t.sum, sum], ['sum', t.overhead, overhead], ['total', t.total, sum + overhead]].map(([kind, label, value]) => `<tr class="${kind}"><td>${label}</td><td class="n">${money.format(value)}</td><td colspan="4"></td></tr>`);
  return `<section lang="${lang}" dir="${t.dir}"><header><p>${t.initiative}</p><h1>${t.title}</h1></header><div class="ablaq">${'<i></i>'.repeat(21)}</div><p class="lead">${t.lead}</p>
    <table><thead><tr>${t.head.map((h, i) => `<th class="${i === 1 ? 'n' : i > 1 ? 'q' : ''}" scope="col">${h}</th>`).join('')}</tr></thead><tbody>${rows.join('')}${foot.join('')}</tbody></table>
    <h2>${t.rulesTitle}</h2><ol>${t.rules.map((rule) => `<li>${rule}</li>`).join('')}</ol><footer><span>${t.initiative}</span><span>${t.page} ${number} / 3</span></footer></section>`;
};

const faces = await Promise.all([400, 700].flatMap((weight) => [face('arabic', weight, 'U+0600-06FF,U+200C-200E'), face('latin', weight, 'U+0000-00FF,U+2013-2026')]));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const tab = await browser.newPage();
  await tab.setContent(`<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>${texts.ar.initiative} · ${texts.ar.title}</title><style>${faces.join('')}${styles}</style></head><body>${['ar', 'en', 'de'].map((lang, i) => page(lang, i + 1)).join('')}</body></html>`);
  await tab.evaluate(() => document.fonts.ready);
  await tab.pdf({ path: join(import.meta.dirname, '../media/annual-plan.pdf'), preferCSSPageSize: true, printBackground: true, tagged: true });
} finally {
  await browser.close();
}

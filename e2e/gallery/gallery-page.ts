import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { everyLook, type Look } from './pictures.ts'
import type { Walk } from './stage.ts'

/** The names of a walk's pictures, in their order. */
export const picturesOf = ({ part, steps }: Walk): string[] =>
  Object.keys(steps).map((step) => `${part}: ${step}`)

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const fileOf = (name: string, look: Look) => `${slugOf(name)}.${look.name}.png`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** One page with every picture of those walks that is in the folder; some may be of an earlier run. */
export function galleryPage(walks: readonly Walk[], folder: string): string {
  const parts = Map.groupBy(walks, ({ part }) => part)
  const section = ([part, those]: [string, Walk[]]) => `
    <section id="${slugOf(part)}"><h2>${escaped(part)}</h2>
    ${those.flatMap(picturesOf).map(screen).join('')}</section>`
  const screen = (name: string) => `
    <article><h3>${escaped(name)}</h3><div class="row">${everyLook
      .filter((look) => existsSync(join(folder, fileOf(name, look))))
      .map(
        (look) =>
          `<figure data-look="${look.name}"><a href="${fileOf(name, look)}"><img loading="lazy" class="${look.window}" src="${fileOf(name, look)}" alt="${escaped(name)}, ${look.name}"></a><figcaption>${look.name}</figcaption></figure>`,
      )
      .join('')}</div></article>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Duologue, screen by screen</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #e9e7e2; color: #222 }
  nav { position: sticky; top: 0; background: #fffd; padding: 8px 16px; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 16px }
  section { padding: 0 16px } h3 { font-weight: 500; margin: 24px 0 8px }
  .row { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-bottom: 8px }
  figure { margin: 0 } img { display: block; background: #ccc; min-height: 100px }
  .phone { width: 390px } .desk { width: 960px } .narrow { width: 320px } .paper { width: 718px }
  figcaption { font-size: 13px; color: #555 } [hidden] { display: none }
</style>
<nav>${[...parts.keys()].map((part) => `<a href="#${slugOf(part)}">${escaped(part)}</a>`).join('')}
<span>${everyLook.map(({ name }) => `<label><input type="checkbox" checked value="${name}"> ${name}</label>`).join(' ')}</span></nav>
${[...parts].map(section).join('')}
<script>
  for (const box of document.querySelectorAll('input')) box.onchange = () => {
    for (const one of document.querySelectorAll('[data-look="' + box.value + '"]')) one.hidden = !box.checked
  }
</script></html>`
}

import { circle, clip, ellipse, fade, group, line, linear, path, picture, range, rect } from './svg.mjs';
import { archPath, voussoirs } from './motifs/arch.mjs';
import { khatam, starPath } from './motifs/star.mjs';
import { c, skins } from './palette.mjs';

const shoulders = 'M52 400C54 322 92 290 150 276Q200 300 250 276C308 290 346 322 348 400Z';

const clothes = {
  robe: (o) => group({}, path(shoulders, o.top), line('M200 300V400', o.trim, 5), path('M150 276Q200 352 250 276L238 272Q200 318 162 272Z', o.trim)),
  shirt: (o) => group({}, path(shoulders, o.top), path('M158 270L200 312L172 340L140 282ZM242 270L200 312L228 340L260 282Z', o.trim), line('M200 314V400', '#000', 2.5, { opacity: 0.2 }), [345, 380].map((y) => circle(200, y, 4, '#000', { opacity: 0.25 }))),
  jacket: (o) => group({}, path(shoulders, o.top), path('M156 274L200 400L244 274Q200 300 156 274Z', o.trim), path('M150 276L132 300L160 318L150 336L196 400H200L158 276ZM250 276L268 300L240 318L250 336L204 400H200L242 276Z', '#000', { opacity: 0.16 })),
  coat: (o) => group({}, path(shoulders, c.cream), path('M158 274L200 400L242 274Q200 300 158 274Z', o.trim), line('M152 278L138 302L164 322L154 340L196 400M248 278L262 302L236 322L246 340L204 400', '#bfb79f', 4), line('M164 290Q150 350 176 362M236 290Q252 340 236 352', c.basalt, 5), circle(178, 366, 9, c.stone)),
  vest: (o) => group({}, path(shoulders, o.top), path('M92 302L156 274L190 400H82ZM308 302L244 274L210 400H318Z', o.trim), path('M84 364H190V380H82ZM210 364H316L318 380H210Z', c.cream)),
  embroidered: (o) => group({}, path(shoulders, o.top), path('M150 276Q200 300 250 276L238 400H162Z', o.trim), range(3, (i) => path(starPath(200, 322 + i * 32, 15), i % 2 ? c.gold : c.cream)), line('M164 292L172 400M236 292L228 400', c.gold, 3)),
  sweater: (o) => group({}, path(shoulders, o.top), path('M152 262Q200 292 248 262L254 288Q200 322 146 288Z', o.trim), line(range(7, (i) => `M${92 + i * 36} 372l18 -16l18 16`).join(''), o.trim, 4, { opacity: 0.7 })),
  shawl: (o) => group({}, path(shoulders, o.top), path('M52 400C54 322 92 290 150 270Q200 330 262 270C300 286 330 306 340 350Q220 340 150 400Z', o.trim), line('M70 396Q150 340 330 336', '#fff', 3, { opacity: 0.35, 'stroke-dasharray': '8 8' })),
};

const behind = {
  long: (o) => path('M132 300C116 230 124 96 200 96C276 96 284 230 268 300Q200 320 132 300Z', o.hair),
  wavy: (o) => path('M120 292C104 262 124 240 118 208C112 130 150 94 200 94C250 94 288 130 282 208C276 240 296 262 280 292Q240 312 200 300Q160 312 120 292Z', o.hair),
  bob: (o) => path('M136 236C122 160 140 96 200 96C260 96 278 160 264 236Q240 250 200 244Q160 250 136 236Z', o.hair),
  bun: (o) => circle(200, 92, 28, o.hair),
  afro: (o) => circle(200, 156, 80, o.hair),
  braid: (o) => group({}, path('M138 200C130 130 150 98 200 98C250 98 270 130 262 200Z', o.hair), range(5, (i) => ellipse(262 - i * 2, 214 + i * 24, 15, 15, o.hair))),
};

const front = {
  short: (o) => path('M146 176C138 110 166 92 204 92C246 92 262 118 254 176C250 150 240 138 226 134Q190 140 160 136C150 146 148 160 146 176Z', o.hair),
  side: (o) => path('M146 178C138 110 168 90 208 92C250 96 260 130 254 178C250 158 246 146 236 138Q190 142 176 120C166 140 150 150 146 178Z', o.hair),
  curly: (o) => [[152, 140, 20], [166, 118, 22], [190, 106, 24], [216, 106, 23], [238, 120, 21], [250, 142, 18], [200, 118, 24]].map(([x, y, r]) => circle(x, y, r, o.hair)),
  bald: (o) => path('M146 172C142 190 146 198 150 204L152 176ZM254 172C258 190 254 198 250 204L248 176Z', o.hair),
  receding: (o) => path('M146 190C134 120 164 94 200 94C236 94 266 120 254 190C252 160 246 146 238 138C230 118 216 112 200 112C184 112 170 118 162 138C154 146 148 160 146 190Z', o.hair),
  long: (o) => path('M146 190C140 112 170 98 200 98C230 98 260 112 254 190C250 160 238 140 204 130C170 146 152 160 146 190Z', o.hair),
  wavy: (o) => path('M144 196C134 108 172 94 206 96C246 98 264 120 256 196C250 166 232 150 196 122C178 150 156 160 144 196Z', o.hair),
  bob: (o) => path('M145 188C140 112 170 98 200 98C230 98 260 112 255 188C250 158 244 146 240 142H160C154 146 150 158 145 188Z', o.hair),
  bun: (o) => path('M146 180C140 112 170 96 200 96C230 96 260 112 254 180C244 148 226 132 200 132C174 132 156 148 146 180Z', o.hair),
  afro: (o) => path('M146 176C144 130 166 118 200 118C234 118 256 130 254 176C246 150 230 142 200 142C170 142 154 150 146 176Z', o.hair),
  braid: (o) => path('M146 182C140 112 168 98 200 98C232 98 260 112 254 182C244 150 214 138 206 112C190 140 158 150 146 182Z', o.hair),
  hijab: (o) => group({}, path('M200 84C126 84 122 160 128 214C116 262 120 296 150 312Q200 338 250 312C280 296 284 262 272 214C278 160 274 84 200 84ZM200 122C242 122 250 158 246 190C240 226 222 240 200 240C178 240 160 226 154 190C150 158 158 122 200 122Z', o.cloth, { 'fill-rule': 'evenodd' }), line('M140 230Q190 292 262 262M134 262Q180 316 250 300', '#000', 3.5, { opacity: 0.14 }), path('M200 84C126 84 122 160 128 214C132 150 150 108 200 106Z', '#fff', { opacity: 0.14 })),
  hijabPinned: (o) => group({}, path('M200 82C124 82 122 160 130 212C126 250 110 300 100 330Q180 360 214 400L262 400C300 340 286 262 270 214C278 160 276 82 200 82ZM200 120C242 120 250 158 246 190C240 226 222 240 200 240C178 240 160 226 154 190C150 158 158 120 200 120Z', o.cloth, { 'fill-rule': 'evenodd' }), path('M154 206Q200 270 268 226L262 400H214Q190 330 118 320Z', '#000', { opacity: 0.1 }), path(starPath(258, 250, 9), c.gold)),
  turbanScarf: (o) => group({}, path('M142 160C132 84 268 84 258 160Q200 118 142 160Z', o.cloth), path('M142 158Q200 112 258 158L262 140Q200 94 138 140Z', '#000', { opacity: 0.12 }), ellipse(228, 92, 32, 20, o.cloth), path('M206 96Q230 78 256 96', 'none', { stroke: '#000', 'stroke-width': 3, opacity: 0.15 })),
  kufiya: (o) => group({}, path('M200 84C126 84 126 150 128 200C126 250 108 290 96 322Q130 330 152 292C150 240 146 200 152 152Q200 132 248 152C254 200 250 240 248 292Q270 330 304 322C292 290 274 250 272 200C274 150 274 84 200 84Z', o.cloth), fade(0.35, clip('M200 84C126 84 126 150 128 200C126 250 108 290 96 322Q130 330 152 292C150 240 146 200 152 152Q200 132 248 152C254 200 250 240 248 292Q270 330 304 322C292 290 274 250 272 200C274 150 274 84 200 84Z', khatam(90, 80, 220, 250, { r: 9, stroke: o.trim, width: 2, opacity: 1, inner: false }))), path('M134 128Q200 88 266 128L268 142Q200 102 132 142Z', c.basalt), path('M132 148Q200 108 268 148L268 158Q200 120 132 158Z', c.basalt)),
  helmet: (o) => group({}, path('M138 142C134 64 266 64 262 142Z', o.cloth), path('M186 84Q200 78 214 84V142H186Z', '#fff', { opacity: 0.35 }), rect(126, 136, 148, 15, o.cloth, { rx: 7 }), rect(126, 144, 148, 7, '#000', { rx: 3, opacity: 0.14 })),
  taqiya: (o) => group({}, path('M148 146C146 82 254 82 252 146Q200 126 148 146Z', o.cloth), line('M152 132Q200 112 248 132', o.trim, 4, { 'stroke-dasharray': '6 6' })),
  flatcap: (o) => group({}, path('M142 140C140 92 262 84 260 138Q200 116 142 140Z', o.cloth), path('M140 140Q190 116 250 132Q196 134 150 156Z', '#000', { opacity: 0.35 })),
};

const beards = {
  none: () => '',
  short: (o) => path('M148 190C148 236 170 258 200 258C230 258 252 236 252 190C248 214 234 222 200 222C166 222 152 214 148 190Z', o.beard),
  full: (o) => path('M147 186C144 246 166 284 200 286C234 284 256 246 253 186C246 214 232 218 200 216C168 218 154 214 147 186Z', o.beard),
  moustache: (o) => path('M172 216Q186 202 200 210Q214 202 228 216Q214 224 200 218Q186 224 172 216Z', o.beard),
};

/** Faceless head and shoulders in an arch; the look is said by cloth, hair and shape alone. */
export const portrait = (look) => {
  const o = { wear: 'robe', head: 'short', hair: '#33241a', face: 'none', ground: c.forest, wall: c.lime, top: c.river, trim: c.gold, cloth: c.cream, ring: [c.cream, c.brass], light: 0.75, ...look, skin: skins[look.skin ?? 1] };
  o.beard ??= o.hair;
  const inside = archPath(200, 402, 320, 382);
  return picture(
    400, 400,
    rect(0, 0, 400, 400, o.wall), khatam(0, 0, 400, 400, { r: 25, stroke: o.ground, opacity: 0.16 }),
    voussoirs(200, 402, 338, 392, 18, o.ring[0], o.ring[1], 19),
    clip(inside, linear([o.ground, o.ground], (f) => rect(0, 0, 400, 400, f)), circle(200, 168, 118, '#fff', { opacity: 0.09 }), circle(200, 168, 146, 'none', { stroke: '#fff', 'stroke-width': 1.5, opacity: 0.22 }), khatam(0, 0, 400, 400, { r: 25, stroke: '#fff', opacity: 0.08 }),
      behind[o.head]?.(o) ?? '', path('M176 220H224V284Q200 306 176 284Z', o.skin), path('M176 240Q200 262 224 240V254Q200 276 176 254Z', '#000', { opacity: 0.12 }),
      clothes[o.wear](o), path('M250 276C308 290 346 322 348 400H270Z', '#000', { opacity: 0.07 }),
      ellipse(147, 182, 9, 14, o.skin), ellipse(253, 182, 9, 14, o.skin), path('M148 160C148 112 252 112 252 160V186C252 226 228 250 200 250C172 250 148 226 148 186Z', o.skin), path('M214 124C252 126 252 150 252 186C252 226 228 250 208 250C236 220 236 160 214 124Z', '#000', { opacity: 0.06 }),
      beards[o.face](o), front[o.head](o)),
  );
};

export const c = {
  night: '#05231c',
  deep: '#093a2f',
  forest: '#0f5c49',
  moss: '#1c5a4b',
  sage: '#5d937f',
  mist: '#b7d2c2',
  cream: '#fbf7ee',
  shell: '#f7f2e7',
  lime: '#f1e6cd',
  sand: '#e6d4ae',
  stone: '#d9c59b',
  clay: '#bfa06a',
  earth: '#8a6a3a',
  umber: '#4d3417',
  brassDark: '#7a5212',
  brass: '#b9812b',
  gold: '#e5bd76',
  water: '#8fd0c0',
  lagoon: '#4ba394',
  river: '#1f7468',
  brick: '#9b2d30',
  rose: '#c8695c',
  terracotta: '#c47f4c',
  basalt: '#2d3a35',
  white: '#ffffff',
};

export const skins = ['#efcfa9', '#deb184', '#c99566', '#a9754a', '#8a5a38'];

/** Light of a scene: sky from top to bottom, the sun, hills from far to near, ground, star pattern. */
export const moods = {
  dawn: {
    sky: ['#fbf3df', '#f4dfb2', '#eccb8c'], sun: '#eeb055', hills: ['#dfc48c', '#bdb98a', '#87a283'],
    ground: '#d9c59b', floor: '#c9b180', pattern: c.brass, whisper: 0.13, far: '#cfae72',
  },
  day: {
    sky: ['#bfe0d6', '#dff0e6', '#f7f2e7'], sun: '#f0cc86', hills: ['#b5d3c1', '#7fb09a', '#4d8d77'],
    ground: '#e6d4ae', floor: '#d3bd8c', pattern: c.forest, whisper: 0.09, far: '#a3c7b5',
  },
  deep: {
    sky: ['#0a3f33', '#12604d', '#2a8069'], sun: c.gold, hills: ['#1b6b57', '#12543f', '#0c4437'],
    ground: '#083429', floor: '#062a21', pattern: c.water, whisper: 0.12, far: '#1f7560',
  },
  dusk: {
    sky: ['#5c2b2a', '#b3603c', '#eebd74'], sun: '#ffe2ab', hills: ['#a9563a', '#7c3a31', '#562a29'],
    ground: '#42211f', floor: '#351a19', pattern: c.gold, whisper: 0.14, far: '#c07045',
  },
  amber: {
    sky: ['#80560f', '#b9812b', '#e0ae5c'], sun: '#fbe6b8', hills: ['#a8742a', '#87591a', '#664213'],
    ground: '#53360f', floor: '#432b0c', pattern: '#fff3d6', whisper: 0.14, far: '#b98336',
  },
  night: {
    sky: ['#041b17', '#0a3a31', '#155a4a'], sun: '#f7e9c8', hills: ['#0f4a3d', '#0a3a30', '#072d25'],
    ground: '#05241d', floor: '#041b16', pattern: c.gold, whisper: 0.1, far: '#14584a',
  },
  lagoon: {
    sky: ['#d8efe6', '#b0ddd0', '#86c9b9'], sun: '#fff3d3', hills: ['#7dbfae', '#4b9c8b', '#2b7d6d'],
    ground: '#e6d4ae', floor: '#cdb684', pattern: c.river, whisper: 0.12, far: '#94cdbe',
  },
  rain: {
    sky: ['#3f6b66', '#6f9a90', '#b9cfc0'], sun: '#e9dfc0', hills: ['#86aaa0', '#55837a', '#345f57'],
    ground: '#d8cdb2', floor: '#bdb092', pattern: c.white, whisper: 0.1, far: '#7ba196',
  },
};

import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from rlib import *
import argparse
PAL = {'cream': ('e2d9c4', '8a5a47', 'f1ece0'), 'grey': ('d9d8d3', '4e5a5e', 'f0efeb'), 'green': ('e4e2d2', '5d7561', 'f2f0e8'), 'blue': ('e9e5da', '4d6780', 'f4f2ec')}
def mats(p):
    a, b, c = PAL[p]
    M('wall', a, .85, var=.05, bump=.25, bs=90, stain=.16); M('acc', b, .8, var=.07, bump=.2, bs=90, stain=.15); M('trim', c, .8, var=.04, bump=.15, bs=90, stain=.25)
    M('conc', '8f8b83', .9, var=.16, vs=1.6, bump=.5, bs=35, stain=.3); M('concd', '77736b', .9, var=.2, vs=2, bump=.5, bs=30, stain=.35)
    M('alu', '3a3c3e', .35, .7, var=.03); M('steel', 'b8babb', .25, 1, var=.03); M('white', 'e8e6e0', .4, var=.03); M('black', '17181a', .45, var=.1); M('dark', '25262a', .8)
    M('rail', '2b2d30', .45, .4); M('room', 'cfc6b4', .9); M('rust', '6b4630', .8, .3, var=.3, vs=8, bump=.4); M('rub', '1a1a1a', .8)
    M('asph', '77736d', .9, var=.1, vs=.7, bump=.5, bs=160, stain=.12); M('soil', '8a6f50', .95, var=.28, vs=1.1, bump=.9, bs=14); M('sand', 'b79f77', .95, var=.15, vs=2, bump=.7, bs=60)
    M('paint', 'dedbd0', .7, var=.15, vs=6); M('yel', 'd3a41f', .6, var=.1); M('kerbk', '2a2a2a', .8, var=.2); M('gi', '4f7fa6', .45, .4, var=.12, vs=3, stain=.3); M('bark', '5a4636', .9, var=.3, vs=9, bump=.8, bs=30)
    M('red', 'a5261f', .25, Coat_Weight=.8); M('car', 'dfe1e3', .3, .2, var=.01, Coat_Weight=1.0, Coat_Roughness=.03); M('car2', '6f1f22', .3, .4, var=.01, Coat_Weight=1.0, Coat_Roughness=.03)
    M('terra', '9a4a2c', .8, var=.2, vs=7); M('sol', '141b2c', .1, .1)
    tiles('brick', '8c5a46', '75483a', .24, .085, .011, 1.25, .9, True, .5, bump=.8); tiles('aac', 'b9b6ae', 'a5a29a', .6, .2, .01, .85, .9, True, .5, bump=.5)
    tiles('paver', '9d9790', '8a6b5e', .2, .1, .005, .5, .85, False, .5, bump=.7); tiles('gran', '57544f', '4d4a46', .9, .45, .004, .5, .35, True, .5)
    tiles('clad', '8c7458', '75603f', .6, .15, .006, .5, .8, True, .5, bump=.8)
    wood('teak', '6b3f22', '94602f', 2, rough=.45); wood('ply', 'a9834f', 'c39c66', 0, rough=.8)
    glass('glass', (.75, .82, .82), 1.5); glass('rglass', (.82, .93, .9), 1.1)
    leaf('leaf1', '2f5a1b', '6f8f34'); leaf('leaf2', '3c6a22', '7d9b3c'); leaf('ash', '1f4716', '3f6b25'); leaf('flow', 'b8261a', 'd8552a'); leaf('boug', 'b01560', 'd2458c')
    leaf('grass', '4a6f22', '87963f', .3, .6); leaf('dry', '8d7d45', 'b5a25e', .2, .8); leaf('net', '1f6b45', '2c8457', .45)
    for i, c in enumerate(('c9bda4', '8d5a4a', '7c8794', 'd8d2c4', '9a8a5c')): cloth('cur%d' % i, c, .25, 200)
    M('lit', 'ffffff', .5)
def window(x0, x1, z0, z1, y, axis='x', out=-1, chh=True, grille=True, ac=False, lit=0):
    """window on a wall whose outer face is at y; out = outward sign along the other axis"""
    def bx(m, u0, d0, w0, u1, d1, w1, bev=0):
        d0, d1 = y - out * d0, y - out * d1
        G.box(m, u0, d0, w0, u1, d1, w1, bev) if axis == 'x' else G.box(m, d0, u0, w0, d1, u1, w1, bev)
    f = .05
    for a, b, c, d in ((x0, z0, x1, z0 + f), (x0, z1 - f, x1, z1), (x0, z0, x0 + f, z1), (x1 - f, z0, x1, z1)): bx('alu', a, .1, b, c, .17, d)
    n = 2 if x1 - x0 < 1.6 else 3
    for i in range(1, n): u = x0 + (x1 - x0) * i / n; bx('alu', u - .03, .1, z0, u + .03, .16, z1)
    bx('glass', x0 + f, .13, z0 + f, x1 - f, .135, z1 - f)
    if z0 % 1 or True: bx('gran', x0 - .08, -.06, z0 - .04, x1 + .08, .1, z0, 0)
    if grille:
        k = int((z1 - z0) / .13)
        for i in range(1, k): z = z0 + (z1 - z0) * i / k; bx('white', x0, .04, z - .006, x1, .052, z + .006)
        for u in (x0 + (x1 - x0) * t for t in (.25, .5, .75)): bx('white', u - .006, .04, z0, u + .006, .052, z1)
    if chh: bx('trim', x0 - .2, -.5, z1 + .12, x1 + .2, .05, z1 + .2); bx('trim', x0 - .2, -.5, z1 + .06, x1 + .2, -.45, z1 + .2)
    w = x1 - x0; k = R.random(); cu = 'cur%d' % R.randrange(5)
    spans = [(x0, x0 + w * .28), (x1 - w * .28, x1)] if k < .55 else [(x0, x0 + w * R.uniform(.5, .95))] if k < .85 else []
    for a, b in spans:
        q = y - out * .3; curtain(cu, (a, q) if axis == 'x' else (q, a), (b, q) if axis == 'x' else (q, b), z0 - .3, z1 + .1, max(3, int((b - a) * 7)), .035)
    if ac:
        u = x1 + .3; bx('white', u, -.38, z0 - .1, u + .8, -.05, z0 + .45, .02)
        c = (u + .32, y + out * .385, z0 + .175) if axis == 'x' else (y + out * .385, u + .32, z0 + .175); e = (0, out * .01, 0) if axis == 'x' else (out * .01, 0, 0)
        G.cyl('dark', c, [p + q for p, q in zip(c, e)], .2, n=24)
        for i in range(7): z = z0 + .02 + i * .05; bx('white', u + .1, -.4, z, u + .54, -.392, z + .012)
        bx('rail', u + .05, -.36, z0 - .16, u + .1, 0, z0 - .1); bx('rail', u + .7, -.36, z0 - .16, u + .75, 0, z0 - .1)
def railing(pts, z, h=1.0, kind='bars', close=True):
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0); n = max(1, int(L / (.11 if kind == 'bars' else .9)))
        if kind == 'bars':
            for i in range(n + 1): t = i / n; x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t; G.box('rail', x - .008, y - .008, z, x + .008, y + .008, z + h)
            for zz in (z + .08, z + h - .12): G.cyl('rail', (x0, y0, zz), (x1, y1, zz), .014, n=8)
        else:
            for i in range(n + 1): t = i / n; x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t; G.cyl('steel', (x, y, z), (x, y, z + h), .02, n=10)
            ex, ey = (.006, 0) if abs(x1 - x0) < abs(y1 - y0) else (0, .006); G.box('rglass', x0 - ex, y0 - ey, z + .06, x1 + ex, y1 + ey, z + h - .06)
        G.cyl('steel' if kind == 'glass' else 'rail', (x0, y0, z + h), (x1, y1, z + h), .028, n=10)
def tank(x, y, z, r=.62, h=1.35):
    p = [(0, 0), (r, 0)]
    for i in range(7): b = h * (i + .5) / 8; p += [(r, b), (r * 1.035, b + .03), (r * 1.035, b + .07), (r, b + .1)]
    p += [(r, h), (r * .8, h + .18), (.24, h + .3), (.24, h + .38), (0, h + .4)]; G.lathe('black', (x, y, z), p)
def wheel(x, y, z, r, w, ax='y'):
    e = (0, w / 2, 0) if ax == 'y' else (w / 2, 0, 0); a = [p - q for p, q in zip((x, y, z), e)]; b = [p + q for p, q in zip((x, y, z), e)]
    G.cyl('rub', a, b, r, n=24, bev=.02); e2 = [v * 1.04 for v in e]; G.cyl('steel', [p - q for p, q in zip((x, y, z), e2)], [p + q for p, q in zip((x, y, z), e2)], r * .62, n=18)
def car(x, y, rz=0, m='car'):
    """hatchback: lofted cross sections"""
    sv = G.g; G.g = {}
    prof = [(-1.85, .42, .62), (-1.8, .3, .84), (-1.3, .24, .93), (-.75, .22, 1.0), (0, .22, 1.0), (.9, .22, 1.0), (1.5, .24, .98), (1.82, .34, .86), (1.86, .45, .7)]
    n = 12
    def ring(px, zb, zt):
        return [(px, sy, z) for sy, z in [(-.66, zb), (-.8, zb + .12), (-.84, (zb + zt) / 2), (-.8, zt - .06), (-.7, zt), (0, zt + .03), (.7, zt), (.8, zt - .06), (.84, (zb + zt) / 2), (.8, zb + .12), (.66, zb), (0, zb)]]
    v = sum([ring(*p) for p in prof], []); f = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(prof) - 1) for i in range(n)] + [tuple(range(n)), tuple(range((len(prof) - 1) * n + n - 1, (len(prof) - 1) * n - 1, -1))]
    G.add(m, v, f, 0, True)
    cab = [(-.85, .99, .7, .99), (-.15, 1.46, .56, 1.0), (.75, 1.5, .55, 1.0), (1.5, 1.4, .55, 1.0), (1.78, .98, .68, .98)]
    v = []
    for px, zt, wt, zb in cab: v += [(px, -.74, zb), (px, -wt, zt), (px, wt, zt), (px, .74, zb)]
    G.add('dark', v, [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for k in range(4) for i in range(4)])
    G.prism(m, [(-.2, 1.455), (.75, 1.5), (1.5, 1.41), (1.5, 1.45), (.75, 1.54), (-.2, 1.5)], -.58, .58, .02)
    for a, b in (((-.85, .99), (-.15, 1.48)), ((.35, .99), (.35, 1.5)), ((1.2, .99), (1.2, 1.46)), ((1.74, .99), (1.48, 1.43))):
        for sgn in (-1, 1): G.cyl(m, (a[0], sgn * .75, a[1]), (b[0], sgn * .58, b[1]), .03, n=6)
    for wx in (-1.15, 1.2):
        for wy in (-.72, .72): wheel(wx, wy, .3, .3, .2)
    for sgn in (-.58, .58): G.cbox('white', -1.76, sgn, .72, .12, .3, .14, .03, (0, .2, 0)); G.cbox('red', 1.8, sgn * 1.1, .8, .1, .16, .2, .03)
    G.cbox('white', -1.87, 0, .5, .02, .5, .11); G.cbox('dark', -1.86, 0, .62, .03, .7, .1, .02)
    g2 = G.g; G.g = sv; mt = Matrix.Rotation(rz, 3, 'Z')
    for (mn_, b, s), (V, F) in g2.items(): G.add(MATS[mn_], [tuple(mt @ Vector(p) + Vector((x, y, 0))) for p in V], F, b, s)
def scooter(x, y, rz=0, m='car2'):
    sv = G.g; G.g = {}
    wheel(-.62, 0, .24, .24, .1); wheel(.6, 0, .24, .24, .1)
    soft(m, (.42, 0, .52), (.85, .3, .38), 4, 8, wr=0); soft('black', (.32, 0, .76), (.8, .28, .14), 4, 8, wr=0); soft(m, (-.5, 0, .58), (.16, .36, .62), 4, 8, (0, .25, 0), wr=0); G.cbox('dark', -.12, 0, .3, .6, .26, .07, .03)
    G.cyl('rail', (-.6, 0, .24), (-.42, 0, .98), .03); G.cyl('rail', (-.42, -.32, 1.0), (-.42, .32, 1.0), .018); soft(m, (-.47, 0, .98), (.2, .26, .16), 3, 8, wr=0); soft(m, (-.62, 0, .45), (.3, .13, .1), 3, 8, wr=0)
    for sgn in (-1, 1): G.cyl('steel', (-.42, sgn * .3, 1.0), (-.4, sgn * .36, 1.2), .006); G.cbox('black', -.4, sgn * .36, 1.24, .02, .12, .08, .01)
    g2 = G.g; G.g = sv; mt = Matrix.Rotation(rz, 3, 'Z')
    for (mn_, b, s), (V, F) in g2.items(): G.add(MATS[mn_], [tuple(mt @ Vector(p) + Vector((x, y, 0))) for p in V], F, b, s)
def street(y0=-13, y1=-5, X=70, pole=True):
    G.box('asph', -X, y0, -.25, X, y1, 0); G.box('soil', -900, -400, -.4, 900, 1200, -.09); far(); G.box('soil', -X, y0 - 9, -.3, X, y0, -.02)
    for i in range(int(-X / 1), X): G.box('kerbk' if i % 2 else 'paint', i * .9, y1, -.1, i * .9 + .885, y1 + .15, .15, .015)
    G.box('paver', -X, y1 + .15, -.1, X, y1 + 1.8, .13)
    for i in range(-X // 5, X // 5): G.box('paint', i * 5, (y0 + y1) / 2 - .06, 0, i * 5 + 2.2, (y0 + y1) / 2 + .06, .004)
    G.box('paint', -X, y1 - .35, 0, X, y1 - .25, .004)
def far(y=95, n=44):
    for i in range(n): tree('neem', -130 + i * 6.2 + R.uniform(-2, 2), y + R.uniform(-12, 25), 0, R.uniform(1.1, 1.9))
    for x, w, f in ((-70, 18, 7), (-38, 16, 5), (34, 20, 6), (66, 18, 9), (100, 22, 5), (-104, 22, 6)): bgbuild(x, 112, w, 12, f, R.choice(('wall', 'trim')))
def poles(y, xs, h=8.2):
    for x in xs: G.cyl('conc', (x, y, 0), (x, y, h), .15, .1); G.box('rust', x - .04, y - .9, h - .7, x + .04, y + .9, h - .6); G.box('rust', x - .04, y - .6, h - 1.5, x + .04, y + .6, h - 1.4); G.cyl('rail', (x, y, h - .3), (x, y - 1.6, h + .25), .03); G.cbox('white', x, y - 1.8, h + .25, .22, .6, .09, .03)
    for a, b in zip(xs, xs[1:]):
        for dy, dz in ((-.85, -.58), (-.3, -.58), (.85, -.58), (.5, -1.38), (-.5, -1.38)):
            pts = [(a + (b - a) * t, y + dy, h + dz - 4 * .55 * t * (1 - t)) for t in [i / 14 for i in range(15)]]; G.tube('rub', pts, .012, 5)
def compound(x0, x1, y, gate=(2.2, 6.4), h=1.35):
    for a, b in ((x0, gate[0]), (gate[1], x1)):
        G.box('wall', a, y - .1, 0, b, y + .1, h); G.box('gran', a, y - .13, 0, b, y + .13, .38); G.box('trim', a, y - .15, h, b, y + .15, h + .08, .015)
        n = int((b - a) / 2.6)
        for i in range(n + 1): x = a + (b - a) * i / max(1, n); G.box('acc', x - .17, y - .18, 0, x + .17, y + .18, h + .22, .02); G.box('trim', x - .22, y - .23, h + .22, x + .22, y + .23, h + .3, .02)
    for x in gate: G.box('acc', x - .25, y - .25, 0, x + .25, y + .25, 2.1, .02); G.box('trim', x - .3, y - .3, 2.1, x + .3, y + .3, 2.2, .02); G.cyl('white', (x, y, 2.2), (x, y, 2.45), .1)
    a, b = gate[0] + .28, gate[1] - .28; n = int((b - a) / .12)
    for i in range(n + 1): x = a + (b - a) * i / n; G.box('rail', x - .01, y - .01, .08, x + .01, y + .01, 1.75)
    for z in (.1, .7, 1.72): G.box('rail', a, y - .025, z, b, y + .025, z + .05)
    G.box('rail', a, y - .012, .1, b, y + .012, .72)
def bgbuild(x, y, w, d, fl, m='wall', rot=0):
    H = fl * 3.0 + .5; hs = []
    n = max(2, int(w / 3)); holes = [(x - w / 2 + w * (i + .3) / n, x - w / 2 + w * (i + .75) / n, .9 + f * 3, 2.3 + f * 3) for i in range(n) for f in range(fl)]
    G.wall(m, 'x', y, .25, x - w / 2, x + w / 2, 0, H, holes)
    for a, b, c, e in holes: G.box('glass', a, y + .2, c, b, y + .22, e); G.box('alu', (a + b) / 2 - .04, y + .12, c, (a + b) / 2 + .04, y + .2, e); G.box('trim', a - .15, y - .4, e + .1, b + .15, y + .02, e + .18)
    holes = [(y + 1.2 + i * 3.2, y + 2.6 + i * 3.2, .9 + f * 3, 2.3 + f * 3) for i in range(int(d / 3.2)) for f in range(fl)]
    for s in (x - w / 2, x + w / 2 - .25): G.wall(m, 'y', s, .25, y + .25, y + d, 0, H, holes)
    G.box('room', x - w / 2 + .6, y + .9, 0, x + w / 2 - .6, y + d, H - .1); G.box('trim', x - w / 2 - .1, y - .1, H - .3, x + w / 2 + .1, y + d, H)
    for f in range(fl): G.box('trim', x - w / 2 - .04, y - .04, f * 3 - .1, x + w / 2 + .04, y + .1, f * 3 + .2)
    tank(x, y + 2, H + .3); G.box('wall', x - 2, y + 3, H, x + 1.5, y + 6, H + 2.4)
def tower(fl, uc):
    W, Y0, D, S, FH = 8.5, 2.0, 13.0, 2.9, 3.05; T = S + fl * FH
    colx = [-8.35, -4.9, -1.6, 1.6, 4.9, 8.35]; coly = [2.15, 6.3, 10.6, 14.85]
    cm = 'conc' if uc else 'trim'
    for x in colx:
        for y in coly: G.box(cm, x - .15, y - .25, 0, x + .15, y + .25, T if uc else S, .012)
    G.box('paver', -11.5, -3, -.1, 11.5, 17, .05)
    bal = [(-4.9, -1.6), (1.6, 4.9)]
    if uc:
        bricked = max(1, fl - 3)
        for f in range(fl + 1):
            z = S + f * FH; G.box('conc', -W - .05, Y0 - .05, z - .15, W + .05, Y0 + D + .05, z, .01)
            for a, b in bal: G.box('conc', a, Y0 - 1.35, z - .14, b, Y0, z, .01)
            for y in coly: G.box('concd', -W, y - .12, z - .5, W, y + .12, z - .15)
            for x in colx: G.box('concd', x - .12, Y0, z - .5, x + .12, Y0 + D, z - .15)
            if f == fl: continue
            zb, zt = z, z + FH - .5
            if f < bricked:
                mt = 'brick' if f % 2 == 0 or True else 'aac'
                hol = [(-7.6, -5.8, z + .9, z + 2.3), (5.8, 7.6, z + .9, z + 2.3), (-4.3, -2.2, z, z + 2.15), (2.2, 4.3, z, z + 2.15), (-.6, .6, z + .9, z + 2.2)]
                G.wall(mt, 'x', Y0 + .08, .2, -W + .08, W - .08, zb, zt, hol)
                for h in hol: G.box('conc', h[0] - .2, Y0 + .06, h[3], h[1] + .2, Y0 + .3, h[3] + .15)
                hy = [(Y0 + 1.2, Y0 + 3.0, z + .9, z + 2.3), (Y0 + 5.4, Y0 + 6.2, z + 1.5, z + 2.2), (Y0 + 9.4, Y0 + 11.2, z + .9, z + 2.3)]
                G.wall(mt, 'y', -W + .08, .2, Y0 + .28, Y0 + D, zb, zt, hy); G.wall(mt, 'y', W - .28, .2, Y0 + .28, Y0 + D, zb, zt, hy)
                for h in hy: G.box('conc', -W + .06, h[0] - .2, h[3], -W + .3, h[1] + .2, h[3] + .15)
                G.wall(mt, 'x', Y0 + 4.2, .12, -W, W, zb, zt, [(-6, -5, z, z + 2.1), (3, 4, z, z + 2.1)])
            elif f == bricked:  # half-built infill
                for k in range(12): hh = R.uniform(.3, 1.6); G.box('brick', -8.2 + k * .28, Y0 + .08, zb, -8.2 + (k + 1) * .28, Y0 + .28, zb + .085 * (3 + int(k * .9)))
                G.wall('brick', 'y', -W + .08, .2, Y0 + .4, Y0 + 8.4, zb, zb + 1.1)
            if f >= fl - 2:
                for i in range(24): x, y = R.uniform(-8, 8), R.uniform(Y0 + .3, Y0 + 8); G.cyl('rust', (x, y, z), (x, y, z + FH - .16), .03, n=8); G.cbox('rust', x, y, z + FH - .2, .2, .2, .03)
                G.box('ply', -W - .1, Y0 - .1, z + FH - .2, W + .1, Y0 + .15, z + FH - .15)
            # stair flight in the core
            G.prism('conc', [(-1.4, z), (-1.1, z), (1.3, z + FH * .5), (1.3, z + FH * .5 + .15), (1.0, z + FH * .5 + .15)], Y0 + 2, Y0 + 3.1)
        for x in colx:
            for y in coly:
                for dx in (-.1, 0, .1):
                    for dy in (-.2, -.07, .07, .2): b = (R.uniform(-.05, .05), R.uniform(-.05, .05)); G.cyl('rust', (x + dx, y + dy, T), (x + dx + b[0], y + dy + b[1], T + R.uniform(.9, 1.2)), .009, n=5)
        # scaffold and net on the left half of the front, and on the side
        for k in range(5):
            for yy in (Y0 - 1.75, Y0 - .75): x = -8.9 + k * 1.9; 
        zt = S + (fl - 1) * FH
        def scaff(p, q, off):
            n = max(2, int(math.dist(p, q) / 1.8)); 
            for i in range(n + 1):
                x, y = p[0] + (q[0] - p[0]) * i / n, p[1] + (q[1] - p[1]) * i / n
                for e in (0, 1): G.cyl('rust', (x + off[0] * e, y + off[1] * e, 0), (x + off[0] * e, y + off[1] * e, zt + 1), .026, n=7)
                for k in range(int(zt / 1.9) + 1): z = 1.9 * k + .3; G.cyl('rust', (x, y, z), (x + off[0], y + off[1], z), .022, n=6)
            for k in range(int(zt / 1.9) + 1):
                z = 1.9 * k + .3
                for e in (0, 1): G.cyl('rust', (p[0] + off[0] * e, p[1] + off[1] * e, z), (q[0] + off[0] * e, q[1] + off[1] * e, z), .022, n=6)
                if k % 2: G.box('ply', min(p[0], q[0]) - abs(off[0]) , min(p[1], q[1]) - abs(off[1]), z + .02, max(p[0], q[0]), max(p[1], q[1]), z + .06)
        scaff((-W - .35, Y0), (-W - .35, Y0 + D), (-.9, 0)); scaff((5.0, Y0 - .4), (8.6, Y0 - .4), (0, -.9))
        def net(p, q, z0, z1, nx):
            d = Vector((q[0] - p[0], q[1] - p[1], 0)); nn = Vector((-d.y, d.x, 0)).normalized()
            def fn(u, v):
                w = math.sin(u * nx * math.pi) * math.sin(v * (z1 - z0) / 3.05 * math.pi) * .16 + .12 * mn.noise(Vector((u * 6, v * 6, nx))) + .03 * mn.noise(Vector((u * 40, v * 9, 1)))
                o = Vector((p[0], p[1], 0)) + d * u + nn * w; return (o.x, o.y, z0 + (z1 - z0) * v + .12 * math.sin(u * 9))
            G.grid('netm', fn, 60, 60)
        net((-W - 1.3, Y0 + 4), (-W - 1.3, Y0 + D + .3), S + 1, zt + .6, 6); net((4.9, Y0 - 1.35), (8.7, Y0 - 1.35), S + FH, zt + .8, 3)
    else:
        for f in range(fl):
            z = S + f * FH; acs = R.random
            G.box('room', -W + .2, Y0 + .2, z - .12, W - .2, Y0 + D - .2, z); G.box('room', -W + 3, Y0 + 3.2, z, W - 3, Y0 + D - 3, z + FH)
            for x in (-4.9, -1.6, 1.6, 4.9): G.box('room', x - .08, Y0 + .2, z, x + .08, Y0 + 3.4, z + FH)
            hol = [(-7.75, -5.75, z + .85, z + 2.3), (5.75, 7.75, z + .85, z + 2.3), (-4.4, -2.1, z + .02, z + 2.2), (2.1, 4.4, z + .02, z + 2.2)]
            G.wall('wall', 'x', Y0, .2, -W, W, z - .12, z + FH - .12, hol)
            window(-7.75, -5.75, z + .85, z + 2.3, Y0); window(5.75, 7.75, z + .85, z + 2.3, Y0)
            for a, b in ((-4.4, -2.1), (2.1, 4.4)): window(a, b, z + .02, z + 2.2, Y0, chh=False, grille=False)
            hy = [(Y0 + 1.2, Y0 + 3.0, z + .85, z + 2.3), (Y0 + 5.2, Y0 + 5.9, z + 1.5, z + 2.2), (Y0 + 6.9, Y0 + 7.6, z + 1.5, z + 2.2), (Y0 + 9.4, Y0 + 11.2, z + .85, z + 2.3)]
            for sx, out in ((-W, -1), (W, 1)):
                G.wall('wall', 'y', sx if out < 0 else sx - .2, .2, Y0 + .2, Y0 + D, z - .12, z + FH - .12, hy)
                for i, h in enumerate(hy): window(*h, sx, 'y', out, grille=i in (0, 3), chh=True, ac=(i in (0, 3) and R.random() < .6))
            G.box('trim', -W - .05, Y0 - .05, z - .3, W + .05, Y0 + .2, z - .05, .01); G.box('trim', -W - .05, Y0, z - .3, -W + .1, Y0 + D, z - .05, .01); G.box('trim', W - .1, Y0, z - .3, W + .05, Y0 + D, z - .05, .01)
            for i, (a, b) in enumerate(bal):
                yb = Y0 - 1.4; G.box('trim', a - .02, yb, z - .32, b + .02, Y0, z, .015); railing([(a + .05, Y0), (a + .05, yb + .06), (b - .05, yb + .06), (b - .05, Y0)], z, 1.0, KIND)
                if R.random() < .5: G.cyl('terra', (a + .45, yb + .4, z), (a + .45, yb + .4, z + .3), .13, .17); tree('plant', a + .45, yb + .4, z + .25, .75)
                if R.random() < .35:
                    for k in range(4): xx = a + .7 + k * .5; G.box('cur%d' % R.randrange(5), xx, yb + .5, z + 1.1, xx + .38, yb + .515, z + 1.9)
                    G.cyl('white', (a + .1, yb + .507, z + 1.9), (b - .1, yb + .507, z + 1.9), .005, n=5)
                if R.random() < .4: G.box('white', b - 1.0, Y0 - .4, z + 2.3, b - .2, Y0 - .05, z + 2.8, .02)
        # fins in the accent colour, stair shaft with jaali
        for x in (-4.98, 4.98): G.box('acc', x - .14, Y0 - 1.45, S - .35, x + .14, Y0 + .05, T + 1.3, .012)
        G.wall('acc', 'x', Y0 - .55, .2, -1.6, 1.6, 0, T + 2.6, [(-.75, .75, S + f * FH + .55, S + f * FH + 2.55) for f in range(fl)] + [(-.9, .9, .05, 2.3)])
        for x in (-1.6, 1.4): G.box('acc', x, Y0 - .35, 0, x + .2, Y0 + 3.5, T + 2.6)
        for f in range(fl):
            z = S + f * FH + .55
            for i in range(9): zz = z + .22 * i; G.box('trim', -.75, Y0 - .52, zz, .75, Y0 - .36, zz + .05)
            G.box('dark', -1.3, Y0 + 1.3, z - .5, 1.3, Y0 + 1.4, z + 2.4)
        for x in (-.25, .25): G.box('trim', x - .03, Y0 - .5, S, x + .03, Y0 - .38, T)
        G.box('acc', -1.7, Y0 - .65, T + 2.5, 1.7, Y0 + 4, T + 2.7, .02); G.box('wall', -1.6, Y0 + 3.4, T, 1.6, Y0 + 3.6, T + 2.6)
        for a, b in ((-W, -1.6), (1.6, W)): G.box('wall', a, Y0 - .02, T - .12, b, Y0 + .16, T + 1.0); G.box('trim', a - .05, Y0 - .1, T + 1.0, b + .05, Y0 + .22, T + 1.1, .015)
        for x in (-W, W - .18): G.box('wall', x, Y0 + .17, T - .12, x + .18, Y0 + D, T + 1.0); G.box('trim', x - .07, Y0, T + 1.0, x + .25, Y0 + D, T + 1.1, .015)
        G.box('conc', -W, Y0, T - .15, W, Y0 + D, T); G.box('conc', 2.4, Y0 + 1.2, T, 6.6, Y0 + 3, T + 1.5, .02); tank(3.4, Y0 + 2.1, T + 1.5); tank(5.3, Y0 + 2.1, T + 1.5); tank(-5.6, Y0 + 2.4, T + .9); G.box('conc', -6.6, Y0 + 1.6, T, -4.6, Y0 + 3.2, T + .9)
        for k in range(2): G.cbox('sol', -3.4 - k * .1, Y0 + 1 + k * 2.2, T + 1.2, 2, 1.6, .06, 0, (.6, 0, 0))
        for x, y in ((-W - .07, Y0 + 4.2), (-W - .07, Y0 + 8.3), (-W - .07, Y0 + 4.45), (W + .07, Y0 + 6)): G.cyl('white', (x, y, 0), (x, y, T + .6), .05, n=10)
        # stilt parking
        G.box('room', -W, Y0 + 8, 0, W, Y0 + 8.2, S); G.box('trim', -W - .05, Y0 - .05, S - .5, W + .05, Y0 + D, S - .12, .01)
        car(-5.6, 5.2, math.pi / 2, 'car'); car(-3.2, 5.6, math.pi / 2, 'car2'); car(6.3, 5.4, math.pi / 2, 'car')
        for i in range(4): scooter(2.4 + i * .75, 3.6, math.pi / 2 + .1, 'car2' if i % 2 else 'gi')
    return T
def netmat():
    n = N('netm'); a = n.n('BsdfDiffuse', {0: hexc('2f8f5d')}).outputs[0]; b = n.n('BsdfTranslucent', {0: hexc('3aa66d')}).outputs[0]; x = n.n('MixShader', {0: .45, 1: a, 2: b}).outputs[0]
    f = n.n('MapRange', {0: n.noise(1.2, 6), 3: .62, 4: .9}).outputs[0]; t = n.n('BsdfTransparent').outputs[0]; y = n.n('MixShader', {0: f, 1: t, 2: x}); n.t.links.new(y.outputs[0], n.out.inputs[0]); MATS['netm'] = n.m
def heap(m, x, y, r, h):
    s = R.random() * 40
    def fn(u, v): a = u * 2 * math.pi; q = v * r * (1 + .2 * mn.noise(Vector((math.cos(a) * 1.5, math.sin(a) * 1.5, s)))); return (x + math.cos(a) * q, y + math.sin(a) * q, max(-.05, h * (1 - v) ** .9 + .08 * mn.noise(Vector((math.cos(a) * q * 3, math.sin(a) * q * 3, s))) - .03))
    G.grid(m, fn, 48, 16)
def sc_tower(a):
    uc = a.state == 'uc'; netmat(); street(); G.box('asph', -70, -75, -.3, 70, -12.9, -.004); T = tower(a.floors, uc)
    gx = (5.6, 9.6)
    if uc:
        for i in range(int(34 / .09)): pass
        def sheet(x0, x1):
            def fn(u, v): x = x0 + (x1 - x0) * u; return (x, -3 + .022 * math.sin(x * 2 * math.pi / .15), .05 + 2.2 * v)
            G.grid('gi', fn, int((x1 - x0) / .0375), 2)
        for k in range(11):
            x = -19 + k * 2.4
            if not (1.5 < x < 5): sheet(x, x + 2.36); G.box('rust', x - .03, -2.96, 0, x + .03, -2.9, 2.4)
        heap('sand', 2.6, -1.2, 2.1, 1.1); heap('concd', -11.5, 0, 1.8, .9); heap('sand', 3.4, -4.0, 1.4, .55)
        for i in range(5):
            for j in range(4):
                for k in range(9 - j): G.cbox('terra', 6.6 + i * .25 + R.uniform(-.01, .01), -1.8 + j * .13, .04 + k * .08, .23, .11, .075, .006)
        for i in range(8): G.cyl('rust', (-1 + R.uniform(-.3, .3), -2.2 + i * .06, .1 + .02 * (i % 3)), (5, -2.3 + i * .06, .1 + .02 * (i % 3)), .012, n=6)
        G.cyl('yel', (0, .2, .9), (.6, -.2, 1.5), .45, .25, 18); G.cyl('yel', (0, .2, .9), (-.35, .45, .5), .45, .3, 18); wheel(-.1, -.1, .3, .3, .12); wheel(.1, .6, .3, .3, .12)
    else: compound(-22, 22, -3, gx)
    for x, y, k, s, m in ((-13.5, 1.5, 'ashoka', 1.0, 'ash'), (-12.6, -2.1, 'ashoka', .8, 'ash'), (11.2, -1.8, 'ashoka', .95, 'ash'), (13.0, -1.9, 'palm', .9, None), (-16.8, -4, 'neem', .8, None), (21, -3.8, 'neem', 1.05, None), (-30, 8, 'neem', 1.2, None), (-22, 22, 'neem', 1.3, None), (28, 26, 'neem', 1.3, None), (15, 24, 'neem', 1.2, None), (-12, 26, 'neem', 1.25, None), (38, 4, 'neem', 1.1, None), (-38, 28, 'neem', 1.4, None)):
        if uc and k in ('ashoka', 'palm'): continue
        tree(k, x, y, 0, s, mat=m)
    if not uc:
        for i in range(26):
            x = -11 + i * .85
            if not gx[0] - .6 < x < gx[1] + .4: tree('shrub', x, -2.3 + R.uniform(-.15, .15), 0, R.uniform(.7, 1.0), mat='boug' if i % 5 == 2 else None)
    bgbuild(-27, 10, 12, 10, 3, 'trim'); bgbuild(24, 9, 13, 10, 4, 'wall'); bgbuild(40, 15, 12, 10, 3, 'acc'); bgbuild(-44, 18, 14, 10, 4, 'wall'); bgbuild(4, 44, 16, 10, 4, 'trim'); bgbuild(-16, 50, 12, 10, 6, 'wall')
    poles(-4.0, [-46, -21.5, 12.2, 44]); scooter(-7.2, -5.9, .15, 'gi'); scooter(-8.8, -5.85, .1, 'car2'); car(14.6, -6.1, math.pi + .02, 'car')
    G.build(); T += 3
    d = max(27, T * 1.27); cx = -.58 * d; cy = 2 - .82 * d
    tod = a.tod; el, rot, st, su, ex = {'day': (38, 212, .17, 3.6, -.35), 'gold': (13, 232, .2, 4.4, .1), 'over': (50, 200, .22, .9, -.1)}[tod]
    sky(el, rot, st, su, {'day': .55, 'gold': .6, 'over': 1.0}[tod], tod=tod); camera((cx, cy, 1.6), (.3, 2, T * .46), 26); return ex
def sc_house(a):
    street(-14, -6.5); W0 = 0
    G.box('paver', -11, -5, -.05, 11, 16, .06); FH = 3.2
    # ground floor: living block left, porch right; first floor: cantilevered block, terrace
    G.box('gran', -6.3, 1.7, 0, 4.3, 12, .5, .01)
    z = .5; hol = [(-5.4, -2.6, z + .6, z + 2.4), (-1.1, .1, z, z + 2.25), (1.1, 3.2, z + .85, z + 2.3)]
    G.wall('wall', 'x', 2, .23, -6, 4, z, z + FH, hol); window(-5.4, -2.6, z + .6, z + 2.4, 2, ac=False); window(1.1, 3.2, z + .85, z + 2.3, 2)
    G.box('teak', -1.1, 2.12, z, .1, 2.17, z + 2.25, .01)
    for i in range(3):
        for j in range(2): G.box('teak', -1.0 + j * .55, 2.09, z + .15 + i * .7, -.55 + j * .55, 2.13, z + .7 + i * .7, .02)
    G.box('steel', -.98, 2.02, z + .9, -.95, 2.1, z + 1.4)
    hs = [(3.6, 5.2, z + .9, z + 2.3), (8, 9.6, z + .9, z + 2.3)]
    G.wall('wall', 'y', -6, .23, 2.23, 12, z, z + FH, hs); [window(*h, -6, 'y', -1, ac=i == 1) for i, h in enumerate(hs)]; G.wall('wall', 'y', 3.77, .23, 2.23, 12, z, z + FH)
    G.box('room', -5.5, 5.5, z, 3.5, 11, z + FH); z1 = z + FH
    G.box('trim', -6.5, .5, z1 - .15, 8.4, 12, z1 + .2, .015)   # slab running over the porch
    for x in (4.6, 7.9): G.box('clad', x - .25, .9, 0, x + .25, 1.4, z1, .01)
    G.box('clad', 7.7, 6, 0, 8.1, 11.5, z1); G.box('white', 4, 1.2, z1 - .2, 8.3, 8, z1 - .15)
    for i in range(3): G.box('gran', -2.2 - .35 * 0, 1.7 - .32 * (3 - i) + 0, 0, 1.2, 1.75, .5 - .16 * (2 - i) - .02, .012)
    # first floor
    for level in range(2 if a.floors == 3 else 1):   # and a second upper floor
        z = z1 + .2 + level * (FH + .3); hol = [(-5.7, -3.7, z + .4, z + 2.5), (-2.9, -.6, z + .02, z + 2.3)]
        G.wall('wall', 'x', 1.0, .23, -6.5, -3.2, z, z + FH, [hol[0]]); window(*hol[0], 1.0, grille=False); G.wall('acc', 'x', 2.6, .23, -3.2, 4, z, z + FH, [hol[1], (1, 3, z + .8, z + 2.3)]); window(*hol[1], 2.6, grille=False, chh=False); window(1, 3, z + .8, z + 2.3, 2.6, grille=False)
        hs = [(2.4, 4.2, z + .85, z + 2.3), (8, 9.6, z + .85, z + 2.3)]
        G.wall('wall', 'y', -6.5, .23, 1.23, 12, z, z + FH, hs); [window(*h, -6.5, 'y', -1, ac=i == 1) for i, h in enumerate(hs)]; G.box('wall', -3.43, 1.23, z, -3.2, 2.59, z + FH); G.wall('wall', 'y', 3.77, .23, 2.83, 12, z, z + FH)
        G.box('room', -5.8, 5, z, 3.6, 11, z + FH)
        for i in range(17): x = -6.45 + i * .05; 
        for i in range(13): zz = z + .1 + i * .235; G.box('teak', -3.62, .93, zz, -3.22, 1.0, zz + .2, .008)
        end = 4.3 if level else 8.4; G.box('trim', -6.9, .4, z + FH, 4.4, 12.3, z + FH + .3, .015); railing([(-3.2, .62), (end - .2, .62), (end - .2, 2.6 if level else 8)], z, 1.0, 'glass')
        G.box('trim', -3.2, .5, z - .02, end, .75, z + .12, .01)
    zt = z + FH + .3; G.box('wall', -1, 5, zt, 2.6, 9, zt + 2.5); G.box('trim', -1.3, 4.7, zt + 2.5, 2.9, 9.3, zt + 2.7, .015); tank(-3.6, 7, zt + .4, .55, 1.1); G.box('wall', -6.6, .7, zt, 4.2, .85, zt + .5); G.box('wall', -6.6, .86, zt, -6.45, 12, zt + .5)
    for x in (5.2, 6.6, 7.4): G.cyl('terra', (x, 1.0, z1 + .2), (x, 1.0, z1 + .6), .16, .21); tree('plant', x, 1.0, z1 + .55, 1)
    car(6.3, 4.6, math.pi / 2, a.palette == 'grey' and 'car2' or 'car'); scooter(3.2, -.5, 1.9)
    compound(-14, 11.5, -5, (4.2, 8.4), .6); G.box('wall', -14.1, -5, 0, -13.9, 16, 1.5); G.box('trim', -14.15, -5, 1.5, -13.85, 16, 1.58, .015)
    # garden
    G.box('soil', -13.8, -4.85, 0, 3.2, 1.4, .07); grass(-13.8, -4.8, 3.0, .6, .06, dens=2200, h=.05)
    for i in range(15): tree('shrub', -12 + i * 1.05, -4.35 + R.uniform(-.1, .1), .05, R.uniform(.6, .95), mat='boug' if i % 4 == 1 else None)
    for i in range(6): tree('shrub', -6 + i * .62, 1.25, .05, .6)
    for i in range(7): G.box('gran', -2.0 + .1 * (i % 2), -4.2 + i * .75, .05, -.6 + .1 * (i % 2), -3.65 + i * .75, .1, .015)
    tree('palm', -9.5, -1.2, 0, .95); tree('ashoka', -8.8, 6, 0, .95, mat='ash'); tree('ashoka', -8.8, 9, 0, 1.05, mat='ash'); tree('neem', -14.5, 4, 0, .85); tree('sapling', 2.1, -2.2, .05, 1.15); tree('plant', -3.2, -.9, .06, 1.3); tree('plant', -10.8, -3, .06, 1.4)
    for x, y, s in ((-24, 10, 1.1), (-18, 22, 1.3), (16, 18, 1.2), (26, 14, 1.1), (6, 24, 1.2), (-6, 26, 1.2), (21, -4.6, .9), (-34, 22, 1.4)): tree('neem', x, y, 0, s)
    bgbuild(18.5, 5, 11, 9, 2, 'trim'); bgbuild(-26, 6, 11, 9, 2, 'wall'); bgbuild(33, 8, 11, 9, 3, 'wall'); bgbuild(-10, 34, 14, 10, 3, 'trim')
    poles(-5.8, [-40, -14.8, 13.5, 42]); G.build()
    el, rot, st, su, ex = {'day': (38, 212, .17, 3.6, -.35), 'gold': (12, 228, .2, 4.6, .1), 'over': (50, 200, .22, .8, -.1)}[a.tod]
    sky(el, rot, st, su, .55, tod=a.tod); camera((-9.2, -11.8, 1.7), (-.4, 3, 3.5), 25) if a.floors != 3 else camera((-10.4, -14.6, 1.7), (-.4, 3, 4.7), 25); return ex
def sc_plot(a):
    G.box('soil', -150, -60, -.4, 150, 200, 0)
    def gnd(u, v): x, y = -40 + 80 * u, -14 + 74 * v; return (x, y, .02 + .05 * mn.fractal(Vector((x * .35, y * .35, 0)), 1, 2, 4) - (.12 if -3.4 < x < 3.4 else 0))
    G.grid('soil', gnd, 200, 200)
    G.box('asph', -3, -40, -.2, 3, 120, .06)
    for s in (-1, 1):
        for i in range(60): G.box('kerbk' if i % 2 else 'paint', s * 3, -14 + i * 1.2, -.1, s * 3.18, -12.82 + i * 1.2, .2, .015)
        G.box('paver', s * 3.18, -14, -.1, s * 4.4, 90, .16)
    # plots 9 x 15 m on both sides; boundary stones and tape
    for s in (-1, 1):
        for j in range(7):
            y = -7 + j * 9.0
            for x in (4.9, 19.9):
                G.box('paint', s * x - .1, y - .1, -.1, s * x + .1, y + .1, .62, .015); G.box('red', s * x - .102, y - .102, .42, s * x + .102, y + .102, .56, .005)
            for b in (0.32,): G.tube('paint', [(s * (4.9 + 15 * t), y, .34 - .05 * math.sin(t * math.pi)) for t in [i / 10 for i in range(11)]], .008, 5); G.tube('paint', [(s * 4.9, y + 9 * t, .34 - .05 * math.sin(t * math.pi)) for t in [i / 8 for i in range(9)]], .008, 5)
            if j < 6:
                G.box('rail', s * 5.5 - .02, y + 4.45, 0, s * 5.5 + .02, y + 4.5, 1.15); G.box('acc', s * 5.5 - .03 * 0 - .42, y + 4.4, .8, s * 5.5 + .42, y + 4.44, 1.35, .01)
                t = bpy.data.curves.new('t', 'FONT'); t.body = 'PLOT %d' % (12 + j * 2 + (s > 0)); t.size = .2; t.align_x = 'CENTER'; t.materials.append(MATS['paint']); o = bpy.data.objects.new('t', t); o.location = (s * 5.5, y + 4.39, 1.02); o.rotation_euler = (math.pi / 2, 0, 0); bpy.context.collection.objects.link(o)
            if j % 1 == 0: tree('sapling', s * 3.9, y + 2.2, .1, R.uniform(.9, 1.25)); G.cyl('ply', (s * 3.9 + .12, y + 2.2, 0), (s * 3.9 + .12, y + 2.2, 1.7), .02)
        for j in range(4): x, y = s * 3.6, -4 + j * 18; G.cyl('rail', (x, y, 0), (x, y, 6), .07, .05); G.cyl('rail', (x, y, 5.9), (x - s * 1.2, y, 6.3), .03); G.cbox('white', x - s * 1.4, y, 6.32, .6, .2, .07, .02)
    grass(4.6, -9, 36, 44, .02, 'dry', 70, .2, skip=lambda x, y: mn.noise(Vector((x * .2, y * .2, 2))) < -.1); grass(-36, -9, -4.6, 44, .02, 'dry', 70, .2, skip=lambda x, y: mn.noise(Vector((x * .2, y * .2, 7))) < -.1)
    grass(4.6, -9, 36, 30, .02, 'grass', 90, .1, skip=lambda x, y: mn.noise(Vector((x * .15, y * .15, 12))) < .05); grass(-36, -9, -4.6, 30, .02, 'grass', 90, .1, skip=lambda x, y: mn.noise(Vector((x * .15, y * .15, 17))) < .05)
    for i in range(34): x = -95 + i * 5.7 + R.uniform(-2, 2); tree('neem', x, R.uniform(66, 84), 0, R.uniform(.8, 1.3))
    for x, y in ((-24, 20), (-30, 36), (27, 30), (32, 14), (-44, 26), (46, 40)): tree('neem', x, y, 0, R.uniform(.8, 1.1))
    for x, y in ((9, 17), (-13, 22), (15, 26), (-8, 8), (12, 9)): tree('shrub', x, y, 0, R.uniform(.8, 1.5))
    bgbuild(14, 40, 10, 9, 2, 'wall'); bgbuild(-15, 48, 10, 9, 2, 'trim'); bgbuild(40, 92, 22, 12, 6, 'wall'); bgbuild(-44, 96, 20, 12, 7, 'trim'); bgbuild(70, 96, 20, 12, 5, 'acc'); car(1.6, 17, -math.pi / 2, 'car')
    G.build()
    el, rot, st, su, ex = {'day': (38, 232, .17, 3.6, -.35), 'gold': (14, 245, .2, 4.4, .1), 'over': (50, 200, .22, .8, -.1)}[a.tod]
    sky(el, rot, st, su, .6, tod=a.tod); camera((3.9, -12.2, 1.7), (8.6, 6, 1.5), 27); return ex
if __name__ == '__main__':
    p = argparse.ArgumentParser(); p.add_argument('scene'); p.add_argument('--floors', type=int, default=5); p.add_argument('--state', default='done'); p.add_argument('--tod', default='day'); p.add_argument('--palette', default='cream'); p.add_argument('--rail', default='glass'); p.add_argument('--w', type=int, default=480); p.add_argument('--s', type=int, default=20); p.add_argument('--out', default='out.png'); p.add_argument('--ex', type=float); a = p.parse_args(sys.argv[1:])
    KIND = a.rail; t0 = time.time(); reset(); mats(a.palette); ex = globals()['sc_' + a.scene](a); print('BUILD %.0fs' % (time.time() - t0), flush=True)
    render(a.out, a.w, a.w * 3 // 4, a.s, ex if a.ex is None else a.ex)

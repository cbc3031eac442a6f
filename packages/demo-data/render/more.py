"""Balcony, bathroom, office, shops, shed, farm house, field and orchard; and other views of a plot and a house."""
import argparse
import ext, inn
from ext import *
from inn import ac, curtain, downlights, fan, finish, frame, outside, potplant, shell, slider, sofa, switch

LIGHT = {'day': (38, 212, .17, 3.6, -.35), 'gold': (13, 232, .2, 4.4, .1), 'over': (50, 200, .22, .9, -.1)}

def daylight(a, turn=0):
    el, rot, st, su, ex = LIGHT[a.tod]; sky(el, rot + turn, st, su, .55 if a.tod != 'over' else 1, tod=a.tod); return ex

def mirror(name):
    n = N(name); n.bsdf((.9, .92, .92), .02, 1); MATS[name] = n.m

def chair(x, y, rz, m='cu1', arms=True):
    """lounge chair of cane and cushions; its back at +y before rotation"""
    sv = G.g; G.g = {}
    for sx in (-1, 1):
        for sy in (-1, 1): G.cyl('wal', (sx * .3, sy * .3, 0), (sx * .27, sy * .28, .4), .02)
        if arms: G.box('wal', sx * .34 - .03, -.32, .56, sx * .34 + .03, .34, .6, .01); G.cyl('wal', (sx * .34, -.28, .3), (sx * .34, -.28, .57), .018)
    G.cbox('wal', 0, 0, .36, .66, .62, .05, .01); soft(m, (0, -.03, .45), (.6, .58, .16), 5, 14, wr=.006); soft(m, (0, .28, .72), (.58, .16, .5), 5, 14, (-.25, 0, 0), wr=.008)
    inn.put(sv, x, y, rz)

def sc_balcony(a):
    z0 = 3.05 * a.floors; street(-44, -36); W, D = 4.6, 1.9
    for i in range(120): tree('neem', R.uniform(-60, 60), R.uniform(14, 110), 0, R.uniform(.8, 1.4))
    for i, (x, y, w, f) in enumerate(((-26, 34, 14, 4), (-7, 46, 15, 3), (15, 40, 14, 5), (34, 52, 16, 6), (-45, 62, 18, 5), (2, 84, 18, 7), (50, 80, 16, 4), (-22, 92, 14, 3))): bgbuild(x, y, w, 10, f, ('wall', 'trim', 'acc', 'wall')[i % 4])
    sv = G.g; G.g = {}
    G.box('floor', -1, -3, -.15, W + 1, D, 0); G.box('ceil', -1, -3, 2.9, W + 1, D + .1, 3.05); G.box('wall', -.25, -3, 0, 0, D - .25, 2.9); G.box('acc', W, -.6, 0, W + .25, D, 2.9)
    G.box('trim', -1, D - .1, -.3, W + 1, D + .05, .08, .01); railing([(0, D - .02), (W, D - .02)], .08, 1.0, KIND); G.box('trim', -1, D - .05, 2.6, W + 1, D + .1, 3.05, .01)
    chair(1.15, .75, math.pi * .82, a.cushion); chair(3.3, .8, -math.pi * .82, a.cushion)
    G.cyl('wal', (2.2, .95, .4), (2.2, .95, .43), .3, n=32); G.cyl('rail', (2.2, .95, 0), (2.2, .95, .4), .03); G.lathe('cer', (2.12, .95, .43), [(0, 0), (.03, 0), (.045, .05), (.05, .09), (.045, .09), (0, .02)]); G.lathe('cer', (2.32, .9, .43), [(0, 0), (.03, 0), (.045, .05), (.05, .09), (.045, .09), (0, .02)])
    inn.put(sv, 0, 0, 0, z0)
    for x, y, s in ((.4, 1.5, 1.05), (4.2, 1.55, .95), (4.3, .2, .75), (.3, .1, .7)):
        G.lathe('terra', (x, y, z0), [(0, 0), (.12 * s, 0), (.17 * s, .3 * s), (.15 * s, .3 * s), (0, .27 * s)], 28); tree('plant', x, y, z0 + .28 * s, s * 1.2)
    G.build(); ex = daylight(a, 40); area((W / 2, -1.5, z0 + 2.6), (W / 2, 1.5, z0 + .3), 3, 150, (1, .95, .88)); camera((W * .5, -2.3, z0 + 1.5), (W * .5, 8, z0 + 1.35), 22); return ex

def sc_bath(a):
    W, D, H = 2.0, 2.7, 2.6; mirror('mirror'); tiles('btile', *a.tile, .6, .3, .003, .6, .12, True, vein=.12, bump=.2); tiles('bfloor', 'b9b2a6', 'aba396', .3, .3, .003, .45, .3, bump=.3)
    G.box('bfloor', -.2, -2.4, -.1, W + .2, D + .2, 0); G.box('ceil', -.2, -2.4, H, W + .2, D + .2, H + .1)
    G.wall('btile', 'x', D, .2, -.2, W + .2, 0, H, [(1.25, 1.8, 1.7, 2.3)]); G.box('btile', -.2, -2.4, 0, 0, D, H); G.box('btile', W, -2.4, 0, W + .2, D, H); G.box('white', -.2, -2.6, 0, W + .2, -2.4, H)
    slider('x', D, 1.25, 1.8, 1.7, 2.3, 1); M('leafg', '5a6a3a', .9, var=.3)
    # basin on a counter along the left wall, mirror above
    G.box('oaky', 0, .35, .45, .5, 1.5, .8, .004); G.box('gran', 0, .3, .8, .53, 1.55, .84, .006); G.lathe('white', (.27, .92, .84), [(0, .02), (.1, .03), (.19, .1), (.21, .14), (.195, .14), (.15, .07), (0, .04)], 36)
    for y in (.62, 1.2): G.box('dark', .498, y - .12, .62, .512, y + .12, .63)
    G.cyl('steel', (.09, .92, .84), (.09, .92, 1.08), .016); G.cyl('steel', (.09, .92, 1.07), (.23, .92, 1.05), .012)
    G.box('cove', .001, .36, 1.13, .012, 1.49, 2.07); G.box('mirror', .012, .4, 1.17, .03, 1.45, 2.03)
    G.lathe('cer', (.12, 1.4, .84), [(0, 0), (.05, 0), (.06, .1), (.03, .13), (.03, .16), (0, .16)]); tree('plant', .14, .42, .84, .22)
    # closet on the right
    G.box('white', W - .02, 1.05, .9, W - .001, 1.3, 1.05, .004); x, y = W - .33, 1.18
    G.lathe('white', (x - .04, y, 0), [(0, .1), (.1, .1), (.13, .2), (.19, .36), (.2, .42), (.15, .42), (0, .3)], 40); soft('white', (x - .04, y, .435), (.46, .38, .05), 4, 14, wr=0); G.box('white', W - .2, y - .19, .2, W - .01, y + .19, .42, .04)
    G.cyl('steel', (W - .06, .72, .62), (W - .06, .72, .75), .02); G.cyl('white', (W - .09, .66, .72), (W - .09, .78, .72), .05)
    # shower behind glass
    G.box('rglass', .75, 1.72, .02, W, 1.73, 2.05); G.cyl('steel', (.75, 1.725, 0), (.75, 1.725, 2.05), .014); G.cyl('steel', (.35, D - .02, 2.15), (.35, D - .35, 2.15), .012); G.cyl('steel', (.35, D - .35, 2.15), (.35, D - .35, 2.1), .11, n=30); G.cyl('steel', (.35, D - .02, 1.05), (.35, D - .08, 1.05), .03); G.cyl('steel', (.35, D - .04, 1.05), (.35, D - .04, 2.15), .01)
    G.box('gran', 0, 1.68, 0, W, 1.76, .03, .004); G.box('bfloor', .0, D - .12, .95, .0, D, 1.0)
    G.cyl('steel', (W - .02, .1, 1.3), (W - .02, .7, 1.3), .012); curtain(a.cushion, (W - .05, .18), (W - .05, .6), .75, 1.3, 4, .02)
    G.box('white', -.2, -2.4, H - .12, W + .2, D, H - .1); downlights([(.5, .9), (W - .45, .9), (W / 2, 2.2)], H - .12, 10)
    G.build(); sky(34, 330, .5, 6, 0); finish('x', D, 1, 1.25, 1.8, 1.7, 2.3, a.tod, (22, 20, 9), W, D, H); camera((W * .56, -1.5, 1.35), (W * .47, D, 1.2), 24); return .4

def task_chair(x, y, rz):
    sv = G.g; G.g = {}
    for k in range(5): c, s = math.cos(k * 1.257), math.sin(k * 1.257); G.cyl('dark', (0, 0, .09), (.3 * c, .3 * s, .06), .02); G.cyl('rub', (.3 * c, .3 * s - .015, .03), (.3 * c, .3 * s + .015, .03), .03)
    G.cyl('steel', (0, 0, .08), (0, 0, .44), .03); soft('black', (0, 0, .48), (.5, .5, .1), 4, 12, wr=.002); soft('cu2', (0, .24, .82), (.46, .08, .56), 4, 12, (-.12, 0, 0), wr=.002)
    for sx in (-1, 1): G.box('dark', sx * .27 - .03, -.12, .66, sx * .27 + .03, .16, .69, .01); G.cyl('dark', (sx * .27, .1, .48), (sx * .27, .1, .67), .015)
    inn.put(sv, x, y, rz)

def desk(x, y):
    G.cbox('oakx', x, y, .735, 1.4, .7, .03, .004)
    for sx in (-1, 1): G.box('white', x + sx * .66 - .02, y - .3, 0, x + sx * .66 + .02, y + .3, .72, .004)
    G.box('screen', x - .3, y + .12, .92, x + .3, y + .14, 1.27, .004); G.cyl('steel', (x, y + .15, .75), (x, y + .15, 1.0), .02); G.cbox('steel', x, y + .14, .755, .22, .16, .012); G.cbox('black', x, y - .12, .757, .42, .14, .015, .004)
    task_chair(x + R.uniform(-.08, .08), y - .62, math.pi + R.uniform(-.5, .5))

def sc_office(a):
    W, D, H = 8.4, 11.0, 3.0; hl = [(1.2 + i * 2.35, 3.1 + i * 2.35, .8, 2.55) for i in range(4)]; M('leafg', '5a6a3a', .9, var=.3); tiles('carpet', '6f7478', '666b70', .5, .5, .001, .5, .95, bump=.3)
    shell(W, D, H, holes_l=hl, acc_b=True)
    G.box('carpet', 0, -2.2, 0, W, D, .006)
    for h in hl: slider('y', 0, *h, 2, -1)
    outside('y', 0, -1, 1, 11)
    for i in range(3):
        for j in range(5): x, y = 1.5 + i * 2.7, -.3 + j * 2.4; G.box('led2', x - .6, y - .15, H - .012, x + .6, y + .15, H - .002); G.box('white', x - .63, y - .18, H - .02, x + .63, y + .18, H - .011)
    # a glass cabin at the back on the right, then two double rows of desks
    for y in (D - 2.8,):
        G.box('rglass', W - 3.4, y, .02, W, y + .012, 2.5); G.box('alu', W - 3.4, y - .02, 2.5, W, y + .03, 2.56); [G.box('alu', x - .02, y - .02, 0, x + .02, y + .03, 2.5) for x in (W - 3.4, W - 2.3, W - 1.3)]
    G.box('rglass', W - 3.4, y, .02, W - 3.39, D, 2.5); G.box('alu', W - 3.42, y, 2.5, W - 3.37, D, 2.56); G.cbox('wal', W - 1.7, D - 1.3, .74, 1.8, .9, .04, .01); G.box('wal', W - 2.3, D - 1.5, 0, W - 1.1, D - 1.1, .72); task_chair(W - 1.7, D - .6, 0); task_chair(W - 2.2, D - 2.1, math.pi); task_chair(W - 1.2, D - 2.1, math.pi)
    for j in range(4):
        for i in (0, 1): desk(1.5 + i * 1.5, 1.6 + j * 2.2)
        for i in (0, 1): desk(5.2 + i * 1.5, .9 + j * 1.9) if j < 3 else None
    potplant(.5, .6, 1.2); potplant(W - .5, D - 3.3, 1.3); potplant(3.9, D - .5, 1.2); G.box('lam2', .0, D - .45, 0, 3.3, D, 1.1, .004)
    for i in range(4): G.box('oakx', .02 + i * .82, D - .47, .05, .8 + i * .82, D - .45, 1.06, .004)
    frame(1.6, D, 1.5, 1.5, .9, 'x', -1, 'art%d' % (a.bhk % 3), 'oak'); switch(3.4, D, 1.15, 'x', -1)
    G.build(); sky(34, 300, .5, 8, 0); area((.3, D / 2, 1.7), (4, D / 2, 1), 8, 170, (.93, .97, 1), sizey=1.8); area((W / 2, D * .4, H - .2), (W / 2, D * .4, 0), W * .7, 260, (1, .97, .92), sizey=D * .8)
    area((W / 2, -1.9, 1.8), (W / 2, D, 1.2), W * .8, 70, (1, .97, .92), sizey=2); camera((W * .52, -1.6, 1.55), (W * .46, D, 1.3), 22); return .5

def sign(x0, x1, z, y, m): G.box(m, x0, y - .18, z, x1, y, z + .75, .01); G.box('paint', x0 + .3, y - .2, z + .27, x1 - .9, y - .175, z + .47, .01); G.box('trim', x0 - .03, y - .2, z + .75, x1 + .03, y, z + .8)

def sc_shops(a):
    fl = max(2, a.floors); street(-13, -3.4); G.box('asph', -70, -75, -.3, 70, -12.9, -.004); FH = 3.2; W = 10.5
    G.box('gran', -W - .4, -1.6, 0, W + .4, 1, .18, .01); G.box('room', -W, .2, .18, W, 9, .2)
    colors = ('acc', 'gi', 'red', 'teak', 'dark'); R.shuffle(list(colors)); n = 5; w = 2 * W / n
    for i in range(n):
        x0 = -W + i * w; x1 = x0 + w
        G.box('wall', x0 - .2, .1, .18, x0 + .2, .5, FH + .4); G.box('wall', x1 - .2, .1, .18, x1 + .2, .5, FH + .4)
        sign(x0 + .15, x1 - .15, 2.75, .1, colors[(i + a.bhk) % 5])
        if (i + a.bhk) % 3 != 1:   # open: glass and a door, shelves with goods behind
            G.box('glass', x0 + .25, .42, .3, x1 - 1.35, .43, 2.7); G.box('alu', x0 + .2, .38, .18, x1 - .2, .48, .3); G.box('alu', x1 - 1.4, .38, .2, x1 - 1.32, .48, 2.7); G.box('alu', x0 + .2, .38, 2.62, x1 - .2, .48, 2.75)
            G.box('trim', x0 + .2, 4.4, .2, x1 - .2, 4.6, 2.9); G.box('ledw', x0 + .8, 1.2, 2.86, x1 - .8, 1.5, 2.9); G.box('white', x0 + .2, .5, 2.9, x1 - .2, 4.5, 3.0)
            for s in range(4):
                G.box('teak', x0 + .35, 3.9, .5 + s * .55, x1 - .35, 4.4, .54 + s * .55)
                for k in range(14): G.cbox(('cur%d' % R.randrange(5), 'red', 'gi', 'yel', 'white')[R.randrange(5)], x0 + .5 + k * (w - 1) / 13, 4.05, .66 + s * .55, .18, .2, R.uniform(.18, .36), .01)
            G.box('teak', x1 - 2.3, 1.6, .2, x1 - .5, 2.1, 1.15, .01)
        else:   # rolled down
            for k in range(24): z = .2 + k * .106; G.cyl('steel', (x0 + .2, .4, z + .05), (x1 - .2, .4, z + .05), .055, n=8)
        G.box('trim', x0 + .1, -1.3, FH + .25, x1 - .1, .2, FH + .33)
    for f in range(1, fl):
        z = f * FH + .35; hol = [(-W + .7 + i * w, -W + w - .7 + i * w, z + .8, z + 2.4) for i in range(n)]
        G.wall('wall', 'x', .1, .2, -W, W, z - .1, z + FH - .1, hol)
        for h in hol: window(*h, .1, grille=False, ac=R.random() < .4)
        G.box('trim', -W - .1, -.05, z - .12, W + .1, .2, z + .1)
    T = fl * FH + .25
    for sx in (-W, W - .2): G.wall('wall', 'y', sx, .2, .3, 9, .18, T, [(2 + j * 3, 3.4 + j * 3, f * FH + 1.2, f * FH + 2.6) for j in range(2) for f in range(1, fl)])
    for f in range(1, fl):
        for j in range(2): window(2 + j * 3, 3.4 + j * 3, f * FH + 1.2, f * FH + 2.6, -W, 'y', -1)
    G.box('room', -W + .3, 5, 0, W - .3, 8.9, T); G.box('conc', -W, .1, T - .1, W, 9, T); G.box('wall', -W - .05, .05, T, W + .05, .25, T + .9); G.box('trim', -W - .1, 0, T + .9, W + .1, .3, T + 1); G.box('acc', -1.6, -.15, FH + .5, 1.6, .12, T + 2, .02); tank(5, 4, T); tank(6.6, 4, T)
    for i, x in enumerate((-8, -6.9, -6.1, 1.2, 2.1, 7.6)): scooter(x, -2.5, math.pi / 2 + R.uniform(-.15, .15), 'car2' if i % 2 else 'gi')
    car(-1.6, -4.6, .02, 'car'); car(8.8, -4.5, math.pi, 'car2'); poles(-3.0, [-44, -13.5, 14, 44])
    for x, y, s in ((-15.5, -2.2, .8), (16.5, -2.4, .85), (-26, 6, 1.2), (27, 7, 1.2), (-18, 18, 1.3), (20, 20, 1.3)): tree('neem', x, y, 0, s)
    bgbuild(-20, 1.5, 13, 10, 3, 'trim'); bgbuild(21, 1.2, 14, 10, 4, 'acc'); bgbuild(37, 3, 12, 10, 3, 'wall'); bgbuild(-38, 4, 14, 10, 4, 'wall'); bgbuild(3, 40, 16, 10, 5, 'wall')
    G.build(); ex = daylight(a); d = max(17, T * 1.25 + 6); camera((-.62 * d, 1 - .92 * d, 1.65), (-.2, 1, T * .42), 24); return ex

def sc_block(a):
    """office building: bands of glass between spandrels"""
    fl = a.floors; street(); G.box('asph', -70, -75, -.3, 70, -12.9, -.004); FH = 3.6; W, D, Y = 11.5, 14, 3.0; T = .6 + fl * FH
    G.box('paver', -16, -3.1, -.05, 16, 20, .05); G.box('gran', -W - .2, Y - .2, 0, W + .2, Y + D, .6, .01)
    for f in range(fl):
        z = .6 + f * FH
        G.box('room', -W + .3, Y + .5, z - .2, W - .3, Y + D, z); G.box('room', -W + .5, Y + 6, z, W - .5, Y + D - .5, z + FH); G.box('white', -W + .3, Y + .5, z + FH - .45, W - .3, Y + 6, z + FH - .4)
        for i in range(5): G.box('ledw', -9 + i * 4, Y + 2, z + FH - .48, -7.4 + i * 4, Y + 2.3, z + FH - .45)
        G.box('clad' if f % 2 == 0 or a.bhk % 2 else 'trim', -W, Y, z + FH - .9, W, Y + .35, z + FH, .01); G.box('glass', -W + .1, Y + .16, z, W - .1, Y + .18, z + FH - .9)
        for i in range(17): x = -W + 2 * W * i / 16; G.box('alu', x - .035, Y + .05, z, x + .035, Y + .24, z + FH - .9)
        G.box('alu', -W, Y + .08, z + .9, W, Y + .2, z + .96)
        for sx in (-W, W - .3):
            G.wall('trim', 'y', sx, .3, Y + .35, Y + D, z, z + FH, [(Y + 2 + k * 4, Y + 4.6 + k * 4, z + .9, z + 2.6) for k in range(3)])
        for k in range(3): window(Y + 2 + k * 4, Y + 4.6 + k * 4, z + .9, z + 2.6, -W, 'y', -1, chh=False, grille=False); window(Y + 2 + k * 4, Y + 4.6 + k * 4, z + .9, z + 2.6, W, 'y', 1, chh=False, grille=False)
    G.box('acc', -W - .6, Y - .9, 0, -W + 3.2, Y + 3.5, T + 2.2, .03); G.box('acc', W - .25, Y - .5, .3, W + .1, Y + .3, T + .6, .02)
    for f in range(fl): G.box('dark', -W + .5, Y - .93, 1.6 + f * FH, -W + 1.9, Y - .88, 3.2 + f * FH)
    G.box('trim', -W, Y - .2, T, W, Y + .3, T + .8, .01); G.box('conc', -W, Y, T - .1, W, Y + D, T); G.box('wall', 2, Y + 5, T, 7, Y + 10, T + 2.6); tank(-2, Y + 6, T); tank(-4, Y + 6, T)
    for x in (2.2, 6.8): G.cyl('steel', (x, Y - 2.4, 0), (x, Y - 2.4, 3.4), .09)
    G.box('white', 1.4, Y - 3, 3.4, 7.6, Y + .2, 3.62, .02); G.box('gran', 1.8, Y - 1.6, 0, 7.2, Y, .4, .01); G.box('gran', 1.8, Y - 2, 0, 7.2, Y - 1.6, .2, .01)
    compound(-20, 20, -3, (9, 14), .7); [car(-9 + i * 3.1, .3, math.pi / 2, 'car' if i % 2 else 'car2') for i in range(3)]; car(15, -6.3, math.pi, 'car'); scooter(-3, -6, .1, 'gi'); scooter(-1.6, -5.9, .2, 'car2')
    for i in range(24):
        if not 8.5 < -14 + i * 1.2 < 14.5: tree('shrub', -14 + i * 1.2, -2.4, 0, R.uniform(.7, 1), mat='boug' if i % 4 == 1 else None)
    for x, y, k, s, m in ((-14.5, -1.5, 'ashoka', .95, 'ash'), (-15.8, 3, 'ashoka', 1, 'ash'), (-15.8, 7, 'ashoka', 1, 'ash'), (15.5, 0, 'palm', .95, None), (17.5, 2, 'palm', .85, None), (-20, -4, 'neem', .85, None), (24, -4, 'neem', .95, None), (-28, 10, 'neem', 1.3, None), (28, 16, 'neem', 1.3, None), (6, 30, 'neem', 1.3, None)): tree(k, x, y, 0, s, mat=m)
    bgbuild(-29, 9, 13, 10, 3, 'trim'); bgbuild(28, 9, 14, 10, 4, 'wall'); bgbuild(45, 14, 12, 10, 3, 'acc'); poles(-4, [-46, -22, 13, 44])
    G.build(); ex = daylight(a); d = max(33, T * 2.05); camera((-.5 * d, 2 - .8 * d, 1.65), (.2, 3, T * .45), 25); return ex

def truck(x, y, rz):
    sv = G.g; G.g = {}
    G.box('white', -1.2, -1.15, 1.0, 4.6, 1.15, 3.3, .02); G.box('red', -3.1, -1.1, .6, -1.35, 1.1, 2.6, .12); G.box('dark', -3.14, -.95, 1.5, -3.05, .95, 2.35, .03); G.box('dark', -2.7, -1.12, 1.5, -1.7, 1.12, 2.3, .02); G.box('rail', -3, -.5, .6, 4.5, .5, 1.0)
    for wx in (-2.3, 2.4, 3.5):
        for wy in (-.95, .95): wheel(wx, wy, .5, .5, .3)
    for sy in (-.8, .8): G.cbox('white', -3.14, sy, .85, .06, .26, .2, .02)
    inn.put(sv, x, y, rz)

def sc_shed(a):
    W, D, H, P = 17, 26, 7.2, 9.6; G.box('soil', -900, -400, -.4, 900, 1200, -.06); tiles('yard', 'a5a099', '9c978f', 4, 4, .02, .6, .9, bump=.3); G.box('yard', -46, -40, -.1, 46, 32, 0); far()
    def sheet(x0, x1, z0, z1):
        def fn(u, v): x = x0 + (x1 - x0) * u; return (x, .02 * math.sin(x * 2 * math.pi / .3), z0 + (z1 - z0) * v)
        G.grid(a.sheet, fn, int((x1 - x0) / .075), 1)
    doors = [(-12.5, -8.3), (-2.1, 2.1), (8.3, 12.5)]; xs = [-W] + [v for d in doors for v in d] + [W]
    for x0, x1 in zip(xs[::2], xs[1::2]): sheet(x0, x1, 1.1, H)
    for x0, x1 in doors: sheet(x0, x1, 4.9, H)
    for x0, x1 in zip(xs[::2], xs[1::2]): G.box('brick', x0, -.06, 0, x1, .3, 1.1); G.box('trim', x0, -.1, 1.1, x1, .3, 1.2)
    G.prism(a.sheet, [(-W, H), (W, H), (0, P)], 0, .1); G.box('room', -W + .2, 1.2, 0, W - .2, D, H)
    for s in (-1, 1):
        G.grid('gi2', lambda u, v: (s * (W + .5) * (1 - u), -.6 + (D + .6) * v, H - .1 + (P - H + .15) * u + .03 * math.sin(v * D * 2 * math.pi / .4)), 1, int(D / .1)); G.prism('acc', [(s * (W + .55), H - .3), (s * (W + .55), H + .02), (0, P + .12), (0, P - .2)], -.7, -.55)
        G.wall(a.sheet, 'y', s * W - (.1 if s > 0 else 0), .1, 0, D, 1.1, H, [(3 + k * 5, 5 + k * 5, 5.2, 6.2) for k in range(4)]); G.box('brick', s * W - .15, 0, 0, s * W + .15, D, 1.1)
        for k in range(4): G.box('glass', s * W - .02, 3 + k * 5, 5.2, s * W + .02, 5 + k * 5, 6.2)
    for i, (x0, x1) in enumerate(doors):
        opened = (i + a.bhk) % 3 == 0; z0 = 3.2 if opened else .05
        for k in range(int((4.8 - z0) / .12)): z = z0 + k * .12; G.cyl('steel', (x0 + .15, .2, z + .06), (x1 - .15, .2, z + .06), .062, n=8)
        for x in (x0, x1): G.box('acc', x - .18, -.14, 0, x + .18, .3, 4.9)
        G.box('acc', x0 - .18, -.14, 4.75, x1 + .18, .3, 5.1); G.box('gi2', x0 - .5, -1.8, 5.25, x1 + .5, 0, 5.33); [G.cyl('rail', (x, 0, 6.1), (x, -1.7, 5.3), .03) for x in (x0 - .4, x1 + .4)]
        if opened: [G.cbox('ply', x0 + .9 + k * .95, .9, .5 + j * .8, .8, .8, .76, .01) for k in range(3) for j in range(2 + k % 2)]
    for x in (-15, -6, 6, 15): G.cyl('white', (x, -.12, 0), (x, -.12, H), .06)
    for k in range(4): G.lathe('steel', (0, 3 + k * 6, P), [(.3, 0), (.3, .35), (.5, .45), (.55, .7), (.4, 1), (.05, 1.1)])
    truck(10.4, -5.2, -math.pi / 2) if a.bhk % 2 else truck(-1.5, -8, math.pi * .1); car(-14, -4, math.pi / 2, 'car'); scooter(-16.5, -3, 1.5); scooter(-17.3, -3, 1.6, 'gi')
    for i in range(3): G.cbox('ply', 4.4 + i * 1.3, -1, .08, 1.1, 1.1, .14); [G.cbox('ply' if (i + j) % 2 else 'cur0', 4.4 + i * 1.3, -1, .5 + j * .62, .95, .95, .58, .02) for j in range(1 + i % 2)]
    for x, y, s in ((-30, 6, 1.2), (30, 4, 1.2), (-26, 24, 1.3), (34, 22, 1.4), (-40, -6, 1.1), (24, -9, .8), (42, -2, 1.1)): tree('neem', x, y, 0, s)
    bgbuild(46, 30, 18, 12, 2, 'trim'); poles(-9, [-60, -24, 26, 60]); G.build(); ex = daylight(a); camera((-19.5, -23, 1.75), (-.5, 0, 4.1), 24); return ex

def sc_farmhouse(a):
    G.box('soil', -900, -400, -.4, 900, 1200, -.02); woods(70); W, D, H = 9.0, 8.5, 3.1
    G.box('gran', -W - .2, -2.6, 0, W + .2, D, .55, .02); z = .55
    for i in range(3): G.box('gran', -1.6, -2.6 - .32 * (3 - i), 0, 1.6, -2.5, .55 - .16 * (2 - i) - .04, .01)
    hol = [(-7.2, -5.2, z + .9, z + 2.3), (-3.4, -1.6, z + .9, z + 2.3), (-.6, .6, z, z + 2.2), (2.2, 4.0, z + .9, z + 2.3), (5.6, 7.6, z + .9, z + 2.3)]
    G.wall('wall', 'x', 0, .3, -W, W, z, z + H, hol)
    for i, h in enumerate(hol):
        if i != 2: window(*h, 0, chh=False)
    G.box('teak', -.6, .1, z, .6, .15, z + 2.2); [G.box('teak', -.5 + j * .55, .07, z + .15 + k * .68, -.05 + j * .55, .11, z + .7 + k * .68, .02) for j in range(2) for k in range(3)]
    hs = [(2, 3.8, z + .9, z + 2.3), (5.2, 7, z + .9, z + 2.3)]
    for s in (-W, W - .3): G.wall('wall', 'y', s, .3, .3, D, z, z + H, hs)
    for h in hs: window(*h, -W, 'y', -1, chh=False); window(*h, W, 'y', 1, chh=False)
    G.box('room', -W + .6, 4, z, W - .6, D, z + H)
    for x in (-8.8, -5.6, -2.2, 2.2, 5.6, 8.8): G.box('clad', x - .22, -2.45, z, x + .22, -2.0, z + .8, .01); G.box('teak', x - .1, -2.33, z + .8, x + .1, -2.12, z + 2.45, .01)
    G.box('teak', -W, -2.32, z + 2.4, W, -2.12, z + 2.6)
    e0, e1, R0 = -3.3, D + .8, z + H + 2.6; mid = (0 + D) / 2
    for y0, z0, y1, z1 in ((e0, z + 2.35, mid, R0), (e1, z + H - .3, mid, R0)):
        G.grid('roof', lambda u, v: (-W - .8 + (2 * W + 1.6) * u, y0 + (y1 - y0) * v, z0 + (z1 - z0) * v + .045 * abs(math.sin(u * (2 * W + 1.6) * math.pi / .26)) + .03 * ((v * 26) % 1)), 460, 78)
    G.cyl('terra', (-W - .8, mid, R0 + .02), (W + .8, mid, R0 + .02), .13)
    for s in (-1, 1): G.prism('wall', [(0, z + H), (D, z + H), (mid, R0 - .1)], s * (W - .3), s * W, axis='x')
    chair(-4.6, -1.2, 0, 'cur3'); chair(-3.3, -1.2, 0, 'cur3'); chair(4.2, -1.3, .2, 'cur0')
    for i in range(8): G.box('gran', -.7 + .08 * (i % 2), -4.2 - i * 1.15, 0, .8 + .08 * (i % 2), -3.4 - i * 1.15, .07, .02)
    walk = lambda x, y: abs(x) < 1.1 and y < -2.4 or (-10 < x < 10 and -4 < y < 9)
    grass(-40, -16, 40, 14, 0, 'grass', 900, .06, skip=walk); grass(-60, 14, 60, 44, 0, 'dry', 60, .25)
    for i in range(14):
        x = -8.6 + i * 1.32
        if abs(x) > 1.7: tree('shrub', x, -3.3 - .2 * (i % 2), 0, R.uniform(.6, .9), mat='boug' if i % 3 == 1 else None)
    for x, y, k, s in ((-13, -1, 'palm', 1.05), (-15.5, 3, 'palm', .9), (13.5, 1, 'neem', .95), (18, 9, 'neem', 1.2), (-20, 12, 'neem', 1.3), (-9.5, 15, 'neem', 1.3), (4, 17, 'neem', 1.4), (12, -6.5, 'sapling', 1.3), (8.5, -4.6, 'plant', 1.5), (27, -2, 'neem', 1.1)): tree(k, x, y, 0, s)
    G.lathe('conc', (15.5, -3.5, 0), [(1.5, 0), (1.5, .8), (1.2, .8), (1.2, 0)], 36); G.box('rail', 14, -3.55, .8, 14.1, -3.45, 2.4); G.box('rail', 16.9, -3.55, .8, 17, -3.45, 2.4); G.cyl('teak', (14, -3.5, 2.35), (17, -3.5, 2.35), .06); car(11.3, 2.5, math.pi / 2, 'car')
    G.build(); ex = daylight(a); camera((-11.5, -14.5, 1.7), (.3, 0, 2.6), 25); return ex

def woods(y):
    for i in range(60): tree('neem', -150 + i * 5.2 + R.uniform(-2, 2), y + R.uniform(-8, 30), 0, R.uniform(1, 1.7))

def ground(rows, depth):
    def fn(u, v): x, y = -60 + 120 * u, -14 + 110 * v; return (x, y, .1 * math.cos(x * 2 * math.pi / rows) * (1 if depth else 0) + .04 * mn.fractal(Vector((x * .6, y * .6, 0)), 1, 2, 4))
    G.grid('soil', fn, 900, 160)

def sc_field(a):
    G.box('soil', -900, -400, -.6, 900, 1200, -.3); step = 1.1; ground(step, True); woods(88)
    for i in range(-34, 35):
        for j in range(int(78 / .55)):
            y = -10.5 + j * .55 + R.uniform(-.1, .1)
            if a.crop == 'grass' and j > 60 and j % 2: continue
            tree('shrub', i * step, y, -.02, R.uniform(.42, .62) * a.size, mat=a.leaf)
    for x, y, s in ((-18, 74, 1.4), (14, 80, 1.5), (34, 70, 1.3), (-44, 66, 1.3), (3, 92, 1.4)): tree('neem', x, y, 0, s)
    x, y = 13, 24; G.box('brick', x - 1.6, y, 0, x + 1.6, y + 3, 2.5); G.box('conc', x - 1.8, y - .2, 2.5, x + 1.8, y + 3.2, 2.65); G.box('teak', x - .45, y - .03, 0, x + .45, y + .02, 1.95); G.lathe('conc', (x - 5, y - 2, 0), [(1.7, 0), (1.7, .9), (1.4, .9), (1.4, .2)], 36); G.cyl('gi', (x - 3.4, y - 2, .7), (x - 1.6, y + .5, .5), .08)
    poles(40, [-60, -20, 20, 60]); G.build(); ex = daylight(a, 30); camera((a.shift, -12.2, 1.75), (a.shift + 3, 20, 1.35), 26); return ex

def fruit():
    sv = G.g; G.g = {}
    for i in range(90):
        u = unit(1)[0]; p = (u[0] * 2.85, u[1] * 2.85, 5.1 + u[2] * 2.1); G.lathe('orange', (p[0], p[1], p[2]), [(0, -.11), (.08, -.08), (.115, 0), (.08, .08), (0, .11)], 8)
    o = {k: v for k, v in G.g.items()}; G.g = sv; return o

def sc_orchard(a):
    G.box('soil', -900, -400, -.6, 900, 1200, -.3); ground(6, False); woods(96); M('orange', 'd9822b', .5, bump=.2, bs=200); sv = G.g; G.g = fruit(); one = G.build()[0]; one.hide_render = True; G.g = sv
    for i in range(-7, 8):
        for j in range(15):
            x, y = i * 5.4 + 2.7, -4 + j * 5.2; s = R.uniform(.42, .5); rz = R.random() * 6.28; tree('neem', x, y, -.7, s, rz, 'leaf3')
            o = bpy.data.objects.new('f', one.data); o.location = (x, y, -.7); o.scale = (s, s, s); o.rotation_euler[2] = rz; bpy.context.collection.objects.link(o)
            G.lathe('concd' if 0 else 'soil', (x, y, 0), [(.9, .02), (.8, .14), (.55, .05), (0, .04)], 20)
    grass(-30, -12, 30, 60, .02, 'dry', 60, .14, skip=lambda x, y: abs(x) < 1.4 or mn.noise(Vector((x * .2, y * .2, 3))) < -.15); grass(-30, -12, 30, 60, .02, 'grass', 120, .09, skip=lambda x, y: abs(x) < 1.2 or mn.noise(Vector((x * .2, y * .2, 9))) < 0)
    for k in range(5):
        x, y = 1.9 + (k % 3) * .75, -5.6 + (k // 3) * .5; G.cbox('ply', x, y, .2 + .37 * (k // 3), .6, .42, .34, .01); [soft('orange', (x - .2 + .13 * q, y - .12 + .12 * p, .4 + .37 * (k // 3)), (.1, .1, .1), 2.2, 6, wr=0) for q in range(4) for p in range(3)]
    G.cyl('rub', (-1.4, -12, .06), (-1.4, 70, .06), .025); G.build(); ex = daylight(a, 20); camera((-.2 + a.shift, -11.5, 1.7), (a.shift * 2, 20, 1.9), 27); return ex

def goods(x, y, z, w, d, n, along='x'):
    for k in range(n):
        m = ('cu1', 'cu2', 'cu3', 'red', 'teal', 'yel', 'white')[R.randrange(7)]; t = -w / 2 + w * (k + .5) / n; sx = w / n * R.uniform(.6, .9); h = R.uniform(.16, .3)
        G.cbox(m, x + t, y, z + h / 2, sx, d, h, .008) if along == 'x' else G.cbox(m, x, y + t, z + h / 2, d, sx, h, .008)

def sc_shopfloor(a):
    W, D, H = 4.6, 7.2, 3.1; shell(W, D, H, acc_b=True); M('teal', '3f6f73', .5); M('red', '9a3a2c', .5); M('yel', 'c89a3a', .5)
    for j in range(4): G.box('led2', .8, .4 + j * 1.8, H - .012, W - .8, .55 + j * 1.8, H - .002)
    for s, x in ((1, .2), (-1, W - .2)):
        G.box('oak', x - .2 * s, .3, 0, x - .17 * s, D - .2, 2.4)
        for lv in range(5):
            G.box('oaky', x - .19, .3, .12 + lv * .48, x + .19, D - .2, .15 + lv * .48, .003)
            for k in range(5): goods(x, .95 + k * 1.3, .15 + lv * .48, 1.1, .26, 7, 'y')
        for k in range(6): G.box('oak', x - .19, .3 + k * 1.3, 0, x + .19, .33 + k * 1.3, 2.4)
    for lv in range(4): G.box('oakx', .6, D - .4, .5 + lv * .5, W - .6, D - .02, .53 + lv * .5, .003); goods(W / 2, D - .2, .53 + lv * .5, W - 1.5, .24, 18)
    G.box('lam2', 1.5, D - 2.3, 0, W - 1.5, D - 1.7, 1.0, .01); G.box('gran', 1.45, D - 2.35, 1.0, W - 1.45, D - 1.65, 1.04, .006); G.box('black', 2.2, D - 2.1, 1.04, 2.6, D - 1.8, 1.3, .01)
    for y in (1.4, 3.2): G.box('oaky', W / 2 - .55, y - .5, 0, W / 2 + .55, y + .5, .62, .01); goods(W / 2, y - .25, .62, 1.0, .35, 5); goods(W / 2, y + .25, .62, 1.0, .35, 5)
    G.build(); sky(34, 330, .5, 6, 0); area((W / 2, D * .4, H - .15), (W / 2, D * .4, 0), W * .7, 120, (1, .97, .92), sizey=D * .8); area((W / 2, -1.9, 1.8), (W / 2, D, 1.2), W * .8, 40, (1, .97, .92), sizey=2); camera((W * .5, -1.7, 1.5), (W * .49, D, 1.25), 23); return .4

def sc_godown(a):
    W, D, H = 16, 26, 7; tiles('slab', 'a8a49c', '9f9b93', 4, 4, .012, .6, .35, bump=.1); M('sheeti', 'c9ccca', .5, .3, var=.05); M('steelr', '3d5a78', .5, .3); M('orangeb', 'c4682c', .5, .2)
    G.box('slab', -1, -6, -.1, W + 1, D + 1, 0); G.box('sheeti', -.1, -6, 1.2, 0, D, H); G.box('sheeti', W, -6, 1.2, W + .1, D, H); G.box('brick', -.12, -6, 0, .02, D, 1.2); G.box('brick', W - .02, -6, 0, W + .12, D, 1.2); G.box('sheeti', 0, D, 0, W, D + .1, 9)
    for s in (0, 1):
        for k in range(8): G.box('led2', .2 + (W / 2 + .2) * s, -4 + k * 3.8, 0, .2, 0, 0) if 0 else None
    for k in range(7):
        y = -4 + k * 5
        for x in (.15, W - .15): G.box('steelr', x - .12, y - .1, 0, x + .12, y + .1, H)
        for x0, x1, z0, z1 in ((.15, W / 2, H, H + 1.6), (W - .15, W / 2, H, H + 1.6)): G.cyl('steelr', (x0, y, z0), (x1, y, z1), .13, n=6)
    for s in (-1, 1):
        for k in range(9): t = k / 8; x = W / 2 + s * (W / 2) * (1 - t); G.box('steelr', x - .05, -6, H + 1.6 * t + .1, x + .05, D, H + 1.6 * t + .2)
        G.prism('sheeti', [(W / 2 + s * (W / 2 + .1), H + .2), (W / 2 + s * (W / 2 + .1), H + .26), (W / 2, H + 1.86), (W / 2, H + 1.8)], -6, D)
    for k in range(6):
        for x in (4.2, W - 4.2): G.cyl('white', (x, -2 + k * 5, H + .2), (x, -2 + k * 5, H - .3), .03); G.cyl('led2', (x, -2 + k * 5, H - .42), (x, -2 + k * 5, H - .3), .28, .1, 20)
    for x in (1.2, 5.2, W - 5.2, W - 1.2):
        for y0 in range(2, 24, 3):
            for xx in (x - .5, x + .5): G.box('steelr', xx - .04, y0 - .04, 0, xx + .04, y0 + .04, 4.6)
            for z in (.15, 1.6, 3.1):
                if y0 < 22:
                    for xx in (x - .5, x + .5): G.box('orangeb', xx - .03, y0, z, xx + .03, y0 + 3, z + .1)
                    for q in range(2):
                        if R.random() < .85:
                            G.cbox('plyi', x, y0 + .8 + q * 1.4, z + .16, 1.0, 1.1, .12); h = R.uniform(.5, 1.1); G.cbox(('plyc', 'cu3', 'cu1', 'plyc')[R.randrange(4)], x, y0 + .8 + q * 1.4, z + .22 + h / 2, .95, 1.05, h, .02)
    for i in range(3): G.cbox('plyi', W / 2 - 1.6 + i * 1.5, 7 + i * .8, .07, 1.1, 1.1, .13); [G.cbox('plyc', W / 2 - 1.6 + i * 1.5, 7 + i * .8, .45 + j * .64, .95, .95, .6, .02) for j in range(1 + i % 2)]
    G.box('paint', W / 2 - 2.2, -6, 0, W / 2 - 2.1, D, .004); G.box('paint', W / 2 + 2.1, -6, 0, W / 2 + 2.2, D, .004)
    G.build(); sky(34, 330, .6, 6, 0); area((W / 2, 8, H + .4), (W / 2, 8, 0), 10, 900, (1, .97, .93), sizey=24); area((W / 2, -5.5, 3.5), (W / 2, D, 2), 12, 400, (.95, .97, 1), sizey=5); camera((W * .52, -5.2, 1.7), (W * .48, D, 2.6), 22); return .35

OTHER_VIEWS = {'plot': [((-3.9, -12.2, 1.7), (-8.6, 6, 1.5)), ((10.5, -12.6, 2.2), (14, 6, 1.3)), ((3.9, 6.5, 1.7), (9.6, 24, 1.5)), ((-2.2, 1.5, 1.7), (-10, 16, 1.4)), ((-4.2, 17, 1.7), (-10, 30, 1.4)), ((4.4, 24, 1.7), (11, 8, 1.2)), ((-16, -12, 1.9), (-9, 8, 1.2)), ((-4.1, 30, 1.7), (-12, 12, 1.3)), ((22, -11, 2.4), (8, 12, 1.2))], 'house': [((7.6, -12.4, 1.7), (-.8, 3, 3.3)), ((-.5, -13.6, 1.7), (-.3, 3, 3.4))]}

if __name__ == '__main__':
    p = argparse.ArgumentParser(); p.add_argument('scene'); p.add_argument('--floors', type=int, default=3); p.add_argument('--bhk', type=int, default=2); p.add_argument('--tod', default='day'); p.add_argument('--palette', default='cream'); p.add_argument('--inside', default='warm'); p.add_argument('--rail', default='glass'); p.add_argument('--view', type=int, default=0); p.add_argument('--shift', type=float, default=0); p.add_argument('--crop', default='cotton'); p.add_argument('--sheet', default='sheetb'); p.add_argument('--w', type=int, default=480); p.add_argument('--s', type=int, default=20); p.add_argument('--out', default='out.png'); a = p.parse_args()
    KIND = ext.KIND = a.rail; reset(); 
    if a.scene in ('bath', 'office', 'shopfloor', 'godown'): inn.mats(a.inside); M('dark', '222326', .6); M('rub', '1a1a1a', .8); tiles('brick', '8c5a46', '75483a', .24, .085, .011, 1.25, .9, True, .5, bump=.8); M('plyc', 'b08a5a', .85); wood('plyi', 'a9834f', 'c39c66', 0, rough=.8); M('paint', 'd3b14a', .7)
    elif a.scene == 'balcony':
        mats(a.palette); keep = dict(MATS)
        for k in ('wal', 'floor', 'ceil', 'cer', 'cu1', 'cu2'): MATS.pop(k, None)
        tiles('floor', 'ddd5c6', 'd6cdbd', .6, .6, .0022, .55, .3, bump=.1); M('ceil', 'f4f2ee', .9, var=.01); M('cer', 'e4dccd', .35, var=.05); wood('wal', '4a2f1c', '7a5233', 2, rough=.38); cloth('cu1', inn.PAL[a.inside][2], 0, 380); cloth('cu2', inn.PAL[a.inside][1], 0, 380)
    else: mats(a.palette)
    wood('wal', '4a2f1c', '7a5233', 2, rough=.38) if 'wal' not in MATS else None
    a.cushion = 'cu1' if 'cu1' in MATS else 'cur0'; a.tile = {'warm': ('e6ddcf', 'ddd2c0'), 'sage': ('dfe3da', 'd2d8cc'), 'blue': ('dde3e8', 'cfd8df'), 'grey': ('d9d8d5', 'cbcac7')}[a.inside]
    emit('led2', (1, .97, .92, 1), 7); emit('ledw', (1, .95, .85, 1), 12); M('fridge', 'a7abae', .3, .85, var=.02)
    M('sheetb', '6d8796', .5, .3, var=.06, vs=2, stain=.25); M('sheetg', '7d8f7c', .5, .3, var=.06, vs=2, stain=.25); M('gi2', 'b4bcc2', .45, .5, var=.06, vs=2, stain=.2); M('cream2', 'd8cfb8', .6, .1, var=.05, stain=.2); M('roof', '9a4a2c', .75, var=.25, vs=6, bump=.3); leaf('leaf3', '24501a', '4f7a2a')
    a.leaf, a.size = {'cotton': ('leaf1', 1.15), 'soy': ('leaf2', .95), 'grass': ('grass', .8)}[a.crop]
    if a.scene in OTHER_VIEWS and a.view:
        ex = getattr(ext, 'sc_' + a.scene)(a); (x, y, z), (tx, ty, tz) = OTHER_VIEWS[a.scene][a.view - 1]; camera((x * 1.15, y * 1.25, z), (tx, ty, tz + 1.2), 25) if a.scene == 'house' and a.floors == 3 else camera((x, y, z), (tx, ty, tz), 26)
    else: ex = globals()['sc_' + a.scene](a)
    render(a.out, a.w, a.w * 3 // 4, a.s, ex, bounces=5)

;; The arithmetic of the encoder, four or eight numbers at a time. Addresses are in bytes, everything else counts numbers.
(module
  (import "env" "memory" (memory 1))

  ;; Rows as 16-bit numbers, in steps of their own: the largest becomes $most.
  (func (export "quantise")
    (param $from i32) (param $count i32)
    (param $width i32)    ;; a multiple of 8
    (param $most f32) (param $to i32) (param $steps i32)
    (local $end i32) (local $at i32) (local $step f32) (local $v v128)
    (loop $rows_loop
      (local.set $end (i32.add (local.get $from) (i32.shl (local.get $width) (i32.const 2))))
      (local.set $at (local.get $from))
      (local.set $v (v128.const f32x4 0 0 0 0))
      (loop $width_loop
        (local.set $v (f32x4.max (local.get $v) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $width_loop (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $step (f32.div
        (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
          (f32.max (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))
        (local.get $most)))
      (if (f32.eq (local.get $step) (f32.const 0)) (then (local.set $step (f32.const 1))))
      (f32.store (local.get $steps) (local.get $step))
      (local.set $v (f32x4.splat (local.get $step)))
      (loop $width_loop
        (v128.store (local.get $to) (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (v128.load (local.get $from)) (local.get $v))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (v128.load offset=16 (local.get $from)) (local.get $v))))))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (local.set $from (i32.add (local.get $from) (i32.const 32)))
        (br_if $width_loop (i32.lt_u (local.get $from) (local.get $end))))
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $rows_loop (local.get $count))))

  ;; Products of rows of 16-bit numbers with rows of 8-bit weights: eight sums at once, of four rows and two columns.
  (func (export "products")
    (param $rows i32) (param $count i32)    ;; a multiple of 4
    (param $weights i32) (param $columns i32) ;; a multiple of 2
    (param $width i32)    ;; a multiple of 16
    (param $sums i32)     ;; of $count rows of i32, each $columns long
    (local $row i32) (local $column i32) (local $at i32) (local $end i32) (local $out i32)
    (local $r0 i32) (local $r1 i32) (local $r2 i32) (local $r3 i32) (local $bytes i32)
    (local $v v128) (local $w v128) (local $x v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 1)))
    (loop $columns_loop
      (local.set $row (i32.const 0))
      (loop $rows_loop
        (local.set $r0 (i32.add (local.get $rows) (i32.mul (local.get $row) (local.get $bytes))))
        (local.set $r1 (i32.add (local.get $r0) (local.get $bytes)))
        (local.set $r2 (i32.add (local.get $r1) (local.get $bytes)))
        (local.set $r3 (i32.add (local.get $r2) (local.get $bytes)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $e (v128.const i32x4 0 0 0 0))
        (local.set $f (v128.const i32x4 0 0 0 0))
        (local.set $g (v128.const i32x4 0 0 0 0))
        (local.set $h (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $weights) (i32.mul (local.get $column) (local.get $width))))
        (local.set $end (i32.add (local.get $at) (local.get $width)))
        (loop $width_loop
          (local.set $v (v128.load8x8_s (local.get $at)))
          (local.set $w (v128.load8x8_s (i32.add (local.get $at) (local.get $width))))
          (local.set $x (v128.load (local.get $r0)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load (local.get $r1)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load (local.get $r2)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load (local.get $r3)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $v (v128.load8x8_s offset=8 (local.get $at)))
          (local.set $w (v128.load8x8_s offset=8 (i32.add (local.get $at) (local.get $width))))
          (local.set $x (v128.load offset=16 (local.get $r0)))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $r1)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $r2)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $x (v128.load offset=16 (local.get $r3)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $v) (local.get $x))))
          (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $w) (local.get $x))))
          (local.set $r0 (i32.add (local.get $r0) (i32.const 32)))
          (local.set $r1 (i32.add (local.get $r1) (i32.const 32)))
          (local.set $r2 (i32.add (local.get $r2) (i32.const 32)))
          (local.set $r3 (i32.add (local.get $r3) (i32.const 32)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $width_loop (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $out (i32.add (local.get $sums)
          (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column)) (i32.const 2))))
        (i64.store (local.get $out) (call $totals (local.get $a) (local.get $e)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i64.store (local.get $out) (call $totals (local.get $b) (local.get $f)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i64.store (local.get $out) (call $totals (local.get $c) (local.get $g)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i64.store (local.get $out) (call $totals (local.get $d) (local.get $h)))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $rows_loop (i32.lt_u (local.get $row) (local.get $count))))
      (local.set $column (i32.add (local.get $column) (i32.const 2)))
      (br_if $columns_loop (i32.lt_u (local.get $column) (local.get $columns)))))

  ;; The total of one vector, and behind it that of another.
  (func $totals (param $v v128) (param $w v128) (result i64)
    (local $pairs v128)
    (local.set $pairs (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $v) (local.get $w))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $v) (local.get $w))))
    (i64x2.extract_lane 0 (i32x4.add
      (i8x16.shuffle 0 1 2 3 8 9 10 11 0 1 2 3 8 9 10 11 (local.get $pairs) (local.get $pairs))
      (i8x16.shuffle 4 5 6 7 12 13 14 15 4 5 6 7 12 13 14 15 (local.get $pairs) (local.get $pairs)))))

  ;; Sums as numbers, in their place: times the steps of row and column, plus the bias of the column, and $least at least.
  (func (export "finish")
    (param $sums i32) (param $count i32)
    (param $columns i32)  ;; a multiple of 4
    (param $steps i32) (param $column_steps i32) (param $biases i32) (param $least f32)
    (local $at i32) (local $end i32) (local $step v128) (local $floor v128)
    (local.set $floor (f32x4.splat (local.get $least)))
    (loop $rows_loop
      (local.set $step (v128.load32_splat (local.get $steps)))
      (local.set $at (i32.const 0))
      (local.set $end (i32.shl (local.get $columns) (i32.const 2)))
      (loop $columns_loop
        (v128.store (i32.add (local.get $sums) (local.get $at)) (f32x4.max (local.get $floor) (f32x4.add
          (f32x4.mul
            (f32x4.mul (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $sums) (local.get $at)))) (local.get $step))
            (v128.load (i32.add (local.get $column_steps) (local.get $at))))
          (v128.load (i32.add (local.get $biases) (local.get $at))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $columns_loop (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $sums (i32.add (local.get $sums) (local.get $end)))
      (local.set $steps (i32.add (local.get $steps) (i32.const 4)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $rows_loop (local.get $count))))

  ;; Rows in their place: with mean 0 and deviation 1, times and plus what was learned.
  (func (export "normalise")
    (param $rows i32) (param $count i32)
    (param $width i32)    ;; a multiple of 4
    (param $scales i32) (param $biases i32)
    (local $at i32) (local $bytes i32) (local $sum v128) (local $squares v128) (local $mean v128) (local $scale v128) (local $v v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (loop $rows_loop
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $sum_loop
        (local.set $sum (f32x4.add (local.get $sum) (v128.load (i32.add (local.get $rows) (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $sum_loop (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $mean (f32x4.splat (f32.div (call $total (local.get $sum)) (f32.convert_i32_u (local.get $width)))))
      (local.set $squares (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $squares_loop
        (local.set $v (f32x4.sub (v128.load (i32.add (local.get $rows) (local.get $at))) (local.get $mean)))
        (local.set $squares (f32x4.add (local.get $squares) (f32x4.mul (local.get $v) (local.get $v))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $squares_loop (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $scale (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.const 1e-6)
        (f32.div (call $total (local.get $squares)) (f32.convert_i32_u (local.get $width))))))))
      (local.set $at (i32.const 0))
      (loop $scale_loop
        (v128.store (i32.add (local.get $rows) (local.get $at)) (f32x4.add
          (f32x4.mul
            (f32x4.mul (f32x4.sub (v128.load (i32.add (local.get $rows) (local.get $at))) (local.get $mean)) (local.get $scale))
            (v128.load (i32.add (local.get $scales) (local.get $at))))
          (v128.load (i32.add (local.get $biases) (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $scale_loop (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $rows (i32.add (local.get $rows) (local.get $bytes)))
      (local.set $count (i32.sub (local.get $count) (i32.const 1)))
      (br_if $rows_loop (local.get $count))))

  (func $total (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))

  ;; For each row, its question times the keys of all rows. A row is $pitch bytes long.
  (func (export "look")
    (param $questions i32) (param $keys i32) (param $pitch i32) (param $count i32)
    (param $size i32)     ;; a multiple of 4
    (param $scale f32) (param $to i32)
    (local $row i32) (local $other i32) (local $key i32) (local $at i32) (local $bytes i32) (local $sum v128)
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (loop $rows_loop
      (local.set $other (i32.const 0))
      (local.set $key (local.get $keys))
      (loop $others_loop
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $size_loop
          (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul
            (v128.load (i32.add (local.get $questions) (local.get $at)))
            (v128.load (i32.add (local.get $key) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $size_loop (i32.lt_u (local.get $at) (local.get $bytes))))
        (f32.store (local.get $to) (f32.mul (local.get $scale) (call $total (local.get $sum))))
        (local.set $to (i32.add (local.get $to) (i32.const 4)))
        (local.set $key (i32.add (local.get $key) (local.get $pitch)))
        (local.set $other (i32.add (local.get $other) (i32.const 1)))
        (br_if $others_loop (i32.lt_u (local.get $other) (local.get $count))))
      (local.set $questions (i32.add (local.get $questions) (local.get $pitch)))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows_loop (i32.lt_u (local.get $row) (local.get $count)))))

  ;; For each row, the values of all rows by their shares. A row of the result is a third of $pitch long.
  (func (export "mix")
    (param $shares i32) (param $values i32) (param $pitch i32) (param $count i32)
    (param $size i32)     ;; a multiple of 4
    (param $to i32)
    (local $row i32) (local $other i32) (local $value i32) (local $share i32) (local $at i32) (local $bytes i32) (local $sum v128)
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (loop $rows_loop
      (local.set $at (i32.const 0))
      (loop $size_loop
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $other (i32.const 0))
        (local.set $share (local.get $shares))
        (local.set $value (i32.add (local.get $values) (local.get $at)))
        (loop $others_loop
          (local.set $sum (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load32_splat (local.get $share)) (v128.load (local.get $value)))))
          (local.set $share (i32.add (local.get $share) (i32.const 4)))
          (local.set $value (i32.add (local.get $value) (local.get $pitch)))
          (local.set $other (i32.add (local.get $other) (i32.const 1)))
          (br_if $others_loop (i32.lt_u (local.get $other) (local.get $count))))
        (v128.store (i32.add (local.get $to) (local.get $at)) (local.get $sum))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $size_loop (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $shares (local.get $share))
      (local.set $to (i32.add (local.get $to) (i32.div_u (local.get $pitch) (i32.const 3))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br_if $rows_loop (i32.lt_u (local.get $row) (local.get $count))))))

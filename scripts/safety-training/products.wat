;; Products of rows of 16-bit numbers with rows of 8-bit weights, eight at a time: the only costly step of the encoder.
(module
  (import "env" "memory" (memory 1))
  ;; Adds up four products at once, so that each weight is read once for four rows.
  (func (export "products")
    (param $rows i32)     ;; address of rows of i16, each $width long
    (param $count i32)    ;; how many rows, a multiple of 4
    (param $weights i32)  ;; address of $columns rows of i8, each $width long
    (param $columns i32)
    (param $width i32)    ;; a multiple of 8
    (param $sums i32)     ;; address of $count rows of i32, each $columns long
    (local $row i32) (local $column i32) (local $at i32) (local $step i32) (local $end i32)
    (local $r0 i32) (local $w i32) (local $out i32) (local $bytes i32)
    (local $v v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 1)))
    (loop $columns_loop
      (local.set $w (i32.add (local.get $weights) (i32.mul (local.get $column) (local.get $width))))
      (local.set $row (i32.const 0))
      (loop $rows_loop
        (local.set $r0 (i32.add (local.get $rows) (i32.mul (local.get $row) (local.get $bytes))))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $at (local.get $w))
        (local.set $end (i32.add (local.get $w) (local.get $width)))
        (loop $width_loop
          (local.set $v (v128.load8x8_s (local.get $at)))
          (local.set $step (local.get $r0))
          (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $v) (v128.load (local.get $step)))))
          (local.set $step (i32.add (local.get $step) (local.get $bytes)))
          (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $v) (v128.load (local.get $step)))))
          (local.set $step (i32.add (local.get $step) (local.get $bytes)))
          (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $v) (v128.load (local.get $step)))))
          (local.set $step (i32.add (local.get $step) (local.get $bytes)))
          (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $v) (v128.load (local.get $step)))))
          (local.set $r0 (i32.add (local.get $r0) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br_if $width_loop (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $out (i32.add (local.get $sums)
          (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columns)) (local.get $column)) (i32.const 2))))
        (i32.store (local.get $out) (call $total (local.get $a)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i32.store (local.get $out) (call $total (local.get $b)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i32.store (local.get $out) (call $total (local.get $c)))
        (local.set $out (i32.add (local.get $out) (i32.shl (local.get $columns) (i32.const 2))))
        (i32.store (local.get $out) (call $total (local.get $d)))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $rows_loop (i32.lt_u (local.get $row) (local.get $count))))
      (local.set $column (i32.add (local.get $column) (i32.const 1)))
      (br_if $columns_loop (i32.lt_u (local.get $column) (local.get $columns)))))
  (func $total (param $v v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $v)) (i32x4.extract_lane 1 (local.get $v)))
      (i32.add (i32x4.extract_lane 2 (local.get $v)) (i32x4.extract_lane 3 (local.get $v))))))
